import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { CodeInput } from "../code-input.tsx"
import { EmailInput } from "../email-input.tsx"
import { type FormReply, INTENT_FIELD } from "../form-reply.ts"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const EMAIL_INTENT = "email"
export const EMAIL_CODE_INTENT = "email-code"

/** First step: the new address, with the password. */
export function NewEmailForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get(INTENT_FIELD) === EMAIL_INTENT
  const { field, summary } = useFormReply(reply, EMAIL_INTENT, { ownPassword: "password" })
  return (
    <OwnedForm noValidate className="flex flex-col gap-5">
      {summary}
      <EmailInput {...field} label={t("emailNew")} autoComplete="email" />
      <PasswordInput {...field} name="password" label={t("emailPassword")} />
      <Button type="submit" name={INTENT_FIELD} value={EMAIL_INTENT} busy={busy} className="sm:self-start">
        {t("emailSend")}
      </Button>
    </OwnedForm>
  )
}

/** Second step: the code sent to the new address. */
export function EmailCodeForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get(INTENT_FIELD) === EMAIL_CODE_INTENT
  const { field, summary } = useFormReply(reply, EMAIL_CODE_INTENT)
  return (
    <OwnedForm noValidate className="flex flex-col gap-5">
      {summary}
      <CodeInput {...field} />
      <Button
        type="submit"
        name={INTENT_FIELD}
        value={EMAIL_CODE_INTENT}
        busy={busy}
        className="sm:self-start"
      >
        {t("emailConfirm")}
      </Button>
    </OwnedForm>
  )
}
