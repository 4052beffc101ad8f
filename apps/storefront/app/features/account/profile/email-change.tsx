import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { CodeInput } from "../code-input.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const EMAIL_INTENT = "email"
export const EMAIL_CODE_INTENT = "email-code"

/** First step: the new address, with the password. */
export function NewEmailForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const { field, summary } = useFormReply(reply, EMAIL_INTENT, { ownPassword: "password" })
  return (
    <OwnedForm noValidate className="flex flex-col gap-5">
      {summary}
      <EmailInput {...field} label={t("emailNew")} autoComplete="email" />
      <PasswordInput {...field} name="password" label={t("emailPassword")} />
      <IntentButton intent={EMAIL_INTENT} className="sm:self-start">
        {t("emailSend")}
      </IntentButton>
    </OwnedForm>
  )
}

/** Second step: the code sent to the new address. */
export function EmailCodeForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const { field, summary } = useFormReply(reply, EMAIL_CODE_INTENT)
  return (
    <OwnedForm noValidate className="flex flex-col gap-5">
      {summary}
      <CodeInput {...field} />
      <IntentButton intent={EMAIL_CODE_INTENT} className="sm:self-start">
        {t("emailConfirm")}
      </IntentButton>
    </OwnedForm>
  )
}
