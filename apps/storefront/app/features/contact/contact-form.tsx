import { useTranslations } from "use-intl"
import { CaseArea } from "#app/forms/case/case-area.tsx"
import { CaseForm } from "#app/forms/case/case-form.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import type { ContactFormState } from "./contact-step.ts"

export function ContactForm({ state }: { state: ContactFormState }) {
  const t = useTranslations("contact")
  const paths = usePaths()
  const { contact } = useShopFront()
  const field = { values: state.values, errors: state.errors, textOf: t }
  return (
    <CaseForm
      action={paths.contact()}
      state={state}
      textOf={t}
      failure={t("unavailable", { email: contact.email })}
    >
      <CaseLine {...field} name="order" label={t("order")} note={t("optional")} autoComplete="off" />
      <CaseArea {...field} name="message" label={t("message")} rows={5} />
    </CaseForm>
  )
}
