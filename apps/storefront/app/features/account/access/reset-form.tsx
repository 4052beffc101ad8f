import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { CodeInput } from "../code-input.tsx"
import { EmailInput } from "../email-input.tsx"
import { type FormReply, INTENT_FIELD } from "../form-reply.ts"
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
  const busy = useNavigation().formData?.get(INTENT_FIELD) === CONFIRM_INTENT
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
      <Button
        type="submit"
        name={INTENT_FIELD}
        value={CONFIRM_INTENT}
        size="large"
        busy={busy}
        className="sm:self-start"
      >
        {t("setPassword")}
      </Button>
    </Form>
  )
}
