import { formatDate } from "@porteka/hungary"
import { useFetcher } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { BalanceReply } from "./balance-reply.ts"

/** Asks for the balance of a card. The code is sent in the form's body and is never in a URL. */
export function BalanceForm({ reply: loaded }: { reply: BalanceReply | null }) {
  const t = useTranslations("giftCard")
  const paths = usePaths()
  const fetcher = useFetcher<BalanceReply>()
  const answer = useAnswer(fetcher.data)
  const reply = answer ?? loaded
  const code = useFocusOn<HTMLInputElement>(answer, answer?.kind === "unknown")
  return (
    <fetcher.Form method="post" action={paths.giftCard()} className="flex flex-col gap-4">
      <Field
        label={t("code")}
        hint={t("codeHint")}
        error={reply?.kind === "unknown" ? t("codeUnknown") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={code}
            name="code"
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={fetcher.state !== "idle"} className="self-start">
        {t("askBalance")}
      </Button>
      <div aria-live="polite">{reply && <Answer reply={reply} />}</div>
    </fetcher.Form>
  )
}

function Answer({ reply }: { reply: BalanceReply }) {
  const t = useTranslations("giftCard")
  const money = useMoney()
  const locale = useLocale()
  if (reply.kind === "unknown") return null
  if (reply.kind === "unavailable") return <Notice tone="danger">{t("unavailable")}</Notice>
  const { balance, state, until } = reply
  if (state !== "valid") return <Notice tone="warning">{t(state)}</Notice>
  return (
    <Notice tone="success" title={t("balance", { amount: money(balance) })}>
      {until && t("validUntil", { date: formatDate(until, locale) })}
    </Notice>
  )
}
