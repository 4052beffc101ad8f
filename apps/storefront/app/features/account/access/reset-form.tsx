import { Form } from "react-router"
import { useTranslations } from "use-intl"
import { CodeInput } from "../code-input.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"
import { CONFIRM_INTENT } from "./verify-form.tsx"

interface ResetFormProps {
  /** Whether this browser requested the code, so that the address need not be typed again. */
  email: string | null
  reply: FormReply | undefined
}

export function ResetForm({ email, reply }: ResetFormProps) {
  const t = useTranslations("access")
  const { field, summary } = useFormReply(reply, CONFIRM_INTENT)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      {email === null ? (
        <EmailInput {...field} label={t("email")} />
      ) : (
        // For password managers, to identify the account.
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
      )}
      <CodeInput {...field} />
      <PasswordInput {...field} name="password" label={t("newPassword")} isNew />
      <p className="text-ink-muted text-sm">{t("resetNote")}</p>
      <IntentButton intent={CONFIRM_INTENT} size="large" className="sm:self-start">
        {t("setPassword")}
      </IntentButton>
    </Form>
  )
}
