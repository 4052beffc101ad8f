import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { CasePage } from "#app/forms/case/case-page.tsx"
import { CaseReceipt } from "#app/forms/case/case-receipt.tsx"
import { useDraftSent } from "#app/forms/draft/use-form-draft.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { ContactForm } from "./contact-form.tsx"
import type { ContactStep } from "./contact-step.ts"

interface ContactPageProps {
  title: string
  /** The page's text: addresses, opening hours. */
  text: ReactNode
  /** URL of the way to the pickup point. */
  directions: string
  step: ContactStep
}

/** How to reach the shop, and a form to write to it. */
export function ContactPage({ title, text, directions, step }: ContactPageProps) {
  return (
    <CasePage
      title={title}
      lead={<Reach directions={directions} />}
      introduction={text}
      step={step}
      form={step.step === "form" && <ContactForm {...step} />}
      versions={null}
    >
      {step.step === "done" && <DoneStep {...step} />}
    </CasePage>
  )
}

/** The short ways come first: many would rather call than fill in a form. */
function Reach({ directions }: { directions: string }) {
  const t = useTranslations("contact")
  const { contact } = useShopFront()
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-6">
      <span>
        <a href={`tel:${contact.phoneE164}`} className="text-link inline-flex min-h-11 items-center">
          {contact.phone}
        </a>
        {contact.hours && ` (${contact.hours})`}
      </span>
      <a href={`mailto:${contact.email}`} className="text-link inline-flex min-h-11 items-center">
        {contact.email}
      </a>
      <a
        href={directions}
        target="_blank"
        rel="noopener"
        className="text-link inline-flex min-h-11 items-center"
      >
        {t("directions")}
      </a>
    </p>
  )
}

/** The message as it was sent, because the e-mail does not repeat it. */
function DoneStep({ message: written, reference, receipt }: Extract<ContactStep, { step: "done" }>) {
  useDraftSent("contact_draft")
  const t = useTranslations("contact")
  const { name, email, order, message } = written
  const rows: [string, string][] = [
    [t("reference"), reference],
    [t("name"), name],
    [t("email"), email],
    [t("order"), order],
    [t("message"), message],
  ]
  return <CaseReceipt receipt={receipt} rows={rows.filter(([, value]) => value !== "")} textOf={t} />
}
