import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { FormReply } from "../form-reply.ts"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

interface PasswordFormProps {
  reply: FormReply | undefined
  /** It was just changed. */
  isSaved: boolean
}

export function PasswordForm({ reply, isSaved }: PasswordFormProps) {
  const t = useTranslations("account")
  const busy = useNavigation().formMethod === "POST"
  const { field, summary } = useFormReply(reply, "", {
    newPassword: "new_password",
    ownPassword: "old_password",
  })
  return isSaved && !reply ? (
    <Notice tone="success" live>
      {t("passwordChanged")}
    </Notice>
  ) : (
    <OwnedForm noValidate className="flex max-w-narrow flex-col gap-5">
      {summary}
      <PasswordInput {...field} name="old_password" label={t("oldPassword")} />
      <PasswordInput {...field} name="new_password" label={t("newPassword")} isNew />
      <Button type="submit" busy={busy} className="sm:self-start">
        {t("changePassword")}
      </Button>
    </OwnedForm>
  )
}
