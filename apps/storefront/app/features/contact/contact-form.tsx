import { useTranslations } from "use-intl"
import { CaseEmail } from "#app/forms/case/case-email.tsx"
import { CaseForm } from "#app/forms/case/case-form.tsx"
import { CaseLine } from "#app/forms/case/case-line.tsx"
import type { OpenCase } from "#app/forms/case/open-case.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import type { ContactErrors } from "./parse-contact.ts"

export function ContactForm({ step: _, ...open }: OpenCase<ContactErrors>) {
  const t = useTranslations("contact")
  const paths = usePaths()
  const { contact } = useShopFront()
  const { values, errors } = open
  const line = { values, errors, textOf: t }
  return (
    <CaseForm
      {...open}
      draft="contact_draft"
      action={paths.contact()}
      unavailable={t("unavailable", { email: contact.email })}
      textOf={t}
    >
      <CaseLine {...line} name="name" label={t("name")} autoComplete="name" />
      <CaseEmail {...line} label={t("email")} hint={t("emailHint")} />
      <CaseLine {...line} name="order" label={t("order")} note={t("optional")} autoComplete="off" />
      <Field id="message" label={t("message")} error={errors.message && t(errors.message)}>
        {(control) => <Textarea {...control} name="message" rows={5} defaultValue={values.message ?? ""} />}
      </Field>
    </CaseForm>
  )
}
