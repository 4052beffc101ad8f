import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { CodeInput } from "../code-input.tsx"
import { type FormReply, INTENT_FIELD } from "../form-reply.ts"
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
  const busy = useNavigation().formData?.get(INTENT_FIELD) === DELETION_INTENT
  const { field, summary } = useFormReply(reply, DELETION_INTENT, { ownPassword: "password" })
  return (
    <OwnedForm noValidate className="flex max-w-narrow flex-col gap-5">
      {summary}
      <PasswordInput {...field} name="password" label={t("emailPassword")} />
      <Button
        type="submit"
        name={INTENT_FIELD}
        value={DELETION_INTENT}
        variant="danger"
        busy={busy}
        className="sm:self-start"
      >
        {t("deletionSend")}
      </Button>
    </OwnedForm>
  )
}

export function DeletionCodeForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get(INTENT_FIELD) === DELETION_CODE_INTENT
  const { field, summary } = useFormReply(reply, DELETION_CODE_INTENT)
  return (
    <OwnedForm noValidate className="flex max-w-narrow flex-col gap-5">
      {summary}
      <CodeInput {...field} />
      <Button
        type="submit"
        name={INTENT_FIELD}
        value={DELETION_CODE_INTENT}
        variant="danger"
        busy={busy}
        className="sm:self-start"
      >
        {t("deletionConfirm")}
      </Button>
    </OwnedForm>
  )
}
