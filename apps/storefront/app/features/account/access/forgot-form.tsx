import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { FormField } from "#app/forms/form-field.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import type { FormReply } from "../form-reply.ts"
import { useFormReply } from "../use-form-reply.tsx"

export function ForgotForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("access")
  const busy = useNavigation().formMethod === "POST"
  const { field, summary } = useFormReply(reply, "")
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      {summary}
      <FormField
        {...field}
        name="email"
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {t("sendCode")}
      </Button>
    </Form>
  )
}
