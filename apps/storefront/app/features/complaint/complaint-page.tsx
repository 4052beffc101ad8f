import { formatDateTime } from "@porteka/hungary"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { CasePage } from "#app/forms/case/case-page.tsx"
import { CaseReceipt } from "#app/forms/case/case-receipt.tsx"
import { useDraftSent } from "#app/forms/draft/use-form-draft.ts"
import { ComplaintForm } from "./complaint-form.tsx"
import type { ComplaintStep } from "./complaint-step.ts"

interface ComplaintPageProps {
  title: string
  /** The page's text: how complaints are handled, and where else the visitor can turn. */
  introduction: ReactNode
  step: ComplaintStep
  /** Links to earlier versions of the page's text. */
  versions: ReactNode
}

/** How complaints are handled, and the form for one (1997. évi CLV. törvény 17/A. §). */
export function ComplaintPage({ step, ...page }: ComplaintPageProps) {
  return (
    <CasePage {...page} step={step} form={step.step === "form" && <ComplaintForm {...step} />}>
      {step.step === "done" && <DoneStep {...step} />}
    </CasePage>
  )
}

function DoneStep({
  complaint,
  photos,
  reference,
  receivedAt,
  receipt,
  answerDays,
}: Extract<ComplaintStep, { step: "done" }>) {
  useDraftSent("complaint_draft")
  const t = useTranslations("complaint")
  const locale = useLocale()
  const { name, email, order, description, request } = complaint
  const written: [string, string][] = [
    [t("name"), name],
    [t("email"), email],
    [t("order"), order],
    [t("description"), description],
    [t("photos"), photos > 0 ? String(photos) : ""],
    [t("request"), request],
  ]
  return (
    <CaseReceipt
      receipt={receipt}
      textOf={t}
      rows={[
        [t("reference"), reference],
        [t("received"), formatDateTime(receivedAt, locale)],
        ...written.filter(([, value]) => value !== ""),
      ]}
    >
      <p>{t("further", { days: answerDays })}</p>
    </CaseReceipt>
  )
}
