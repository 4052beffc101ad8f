import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { EmailInput } from "../email-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { useFormReply } from "../use-form-reply.tsx"

export function ForgotForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("access")
  const busy = useNavigation().formMethod === "POST"
  const { field, summary } = useFormReply(reply, "")
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      <EmailInput {...field} label={t("email")} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("sendCode")}
      </Button>
    </Form>
  )
}
