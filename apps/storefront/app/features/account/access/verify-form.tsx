import { Form } from "react-router"
import { useTranslations } from "use-intl"
import { CodeInput } from "../code-input.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const CONFIRM_INTENT = "confirm"

interface VerifyFormProps {
  /** This browser started the registration: the code alone is enough. */
  isKnown: boolean
  back: string | null
  reply: FormReply | undefined
}

export function VerifyForm({ isKnown, back, reply }: VerifyFormProps) {
  const t = useTranslations("access")
  const { field, summary } = useFormReply(reply, CONFIRM_INTENT)
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      {back && <input type="hidden" name="back" value={back} />}
      {!isKnown && (
        <>
          <EmailInput {...field} label={t("email")} />
          <PasswordInput {...field} name="password" label={t("password")} />
        </>
      )}
      <CodeInput {...field} />
      <IntentButton intent={CONFIRM_INTENT} size="large">
        {t("verify")}
      </IntentButton>
    </Form>
  )
}
