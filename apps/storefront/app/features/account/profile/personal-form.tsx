import { useTranslations } from "use-intl"
import { FormField } from "#app/forms/form-field.tsx"
import { NameFields } from "#app/forms/name-fields.tsx"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { LANGUAGES, LOCALES } from "#app/i18n/locales.ts"
import { Field } from "#app/ui/controls/field.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const PERSONAL_INTENT = "personal"

interface PersonalFormProps {
  filled: Record<string, string>
  reply: FormReply | undefined
}

export function PersonalForm({ filled, reply }: PersonalFormProps) {
  const t = useTranslations("account")
  const { field, summary, done } = useFormReply(reply, PERSONAL_INTENT, { filled })
  return (
    <OwnedForm noValidate className="flex flex-col gap-5">
      {summary}
      {done && (
        <Notice tone="success" live>
          {t("saved")}
        </Notice>
      )}
      <NameFields {...field} labels={{ last_name: t("lastName"), first_name: t("firstName") }} />
      <FormField
        {...field}
        name="phone"
        label={t("phone")}
        note={t("optional")}
        hint={t("phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Field id="locale" label={t("languageLabel")} error={field.errorOf("locale")} className="sm:max-w-72">
        {(control) => (
          <Select {...control} name="locale" defaultValue={field.values.locale}>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LANGUAGES[locale].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <IntentButton intent={PERSONAL_INTENT} className="sm:self-start">
        {t("save")}
      </IntentButton>
    </OwnedForm>
  )
}
