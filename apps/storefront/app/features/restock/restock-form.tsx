import "#app/i18n/restock-messages.ts"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { RestockReply } from "./restock-reply.ts"

interface RestockFormProps {
  variantId: string
  /** The result after a full page load, without scripts. */
  reply?: RestockReply
}

/** The form to request a notice; loaded separately, with its messages. */
export default function RestockForm(props: RestockFormProps) {
  return (
    <LateTexts>
      <AskForm {...props} />
    </LateTexts>
  )
}

/** With scripts the page stays; without them the answer is a page of its own. */
function AskForm({ variantId, reply: loaded }: RestockFormProps) {
  const t = useTranslations("restock")
  const paths = usePaths()
  const fetcher = useFetcher<RestockReply>()
  const reply = useAnswer(fetcher.data) ?? loaded
  if (reply?.kind === "asked") {
    return (
      <Notice tone="success" live title={t("askedTitle")}>
        {t("askedText")}
      </Notice>
    )
  }
  return (
    <fetcher.Form
      method="post"
      action={paths.restockNotice()}
      noValidate
      className="flex flex-col gap-4 rounded-lg border border-border p-5"
    >
      <h2 className="title text-title-sm">{t("offerTitle")}</h2>
      {reply && reply.kind !== "wrong_email" && (
        <Notice tone="danger" live>
          {t("unavailable")}
        </Notice>
      )}
      <input type="hidden" name="variant_id" value={variantId} />
      <Field
        label={t("email")}
        hint={t("offerHint")}
        error={reply?.kind === "wrong_email" && t("errorEmail")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={reply?.kind === "wrong_email" ? reply.email : ""}
          />
        )}
      </Field>
      <Button
        type="submit"
        name="intent"
        value="ask"
        variant="secondary"
        busy={fetcher.state !== "idle"}
        className="self-start"
      >
        {t("ask")}
      </Button>
    </fetcher.Form>
  )
}
