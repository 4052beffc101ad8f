import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { CodeInput } from "../code-input.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { PasswordInput } from "../password-input.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const DELETION_INTENT = "deletion"
export const DELETION_CODE_INTENT = "deletion-code"

/** Explains what happens to the data before asking anything. */
export function DeletionFacts() {
  const t = useTranslations("account")
  return (
    <section className="rounded-lg bg-surface-raised p-5 sm:p-6">
      <h2 className="text-title-xs">{t("deletionWhat")}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
        <li>{t("deletionWhatGone")}</li>
        <li>{t("deletionWhatKept")}</li>
        <li>{t("deletionWhatOrders")}</li>
        <li>{t("deletionWhatCards")}</li>
      </ul>
    </section>
  )
}

export function DeletionForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const { field, summary } = useFormReply(reply, DELETION_INTENT, { ownPassword: "password" })
  return (
    <OwnedForm noValidate className="flex max-w-narrow flex-col gap-5">
      {summary}
      <PasswordInput {...field} name="password" label={t("emailPassword")} />
      <IntentButton intent={DELETION_INTENT} variant="danger" className="sm:self-start">
        {t("deletionSend")}
      </IntentButton>
    </OwnedForm>
  )
}

export function DeletionCodeForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const { field, summary } = useFormReply(reply, DELETION_CODE_INTENT)
  return (
    <OwnedForm noValidate className="flex max-w-narrow flex-col gap-5">
      {summary}
      <CodeInput {...field} />
      <IntentButton intent={DELETION_CODE_INTENT} variant="danger" className="sm:self-start">
        {t("deletionConfirm")}
      </IntentButton>
    </OwnedForm>
  )
}
