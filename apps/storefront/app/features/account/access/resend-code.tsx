import { useEffect, useState } from "react"
import { Form } from "react-router"
import { useTranslations } from "use-intl"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { FormReply } from "../form-reply.ts"
import { IntentButton } from "../intent-button.tsx"
import { useFormReply } from "../use-form-reply.tsx"

export const RESEND_INTENT = "resend"

/** E-mails take a moment: requesting another code too soon would produce two, one of them invalid. */
const WAIT_SECONDS = 60
const SECOND_MS = 1000

interface ResendCodeProps {
  /** Why the e-mail may not have arrived. */
  text: string
  reply: FormReply | undefined
}

/** Requests another code. With scripts the button waits a minute; without them the server's limit applies. */
export function ResendCode({ text, reply }: ResendCodeProps) {
  const t = useTranslations("access")
  const { summary, done } = useFormReply(reply, RESEND_INTENT)
  const left = useCountdown(reply)
  return (
    <Form method="post" className="flex flex-col items-start gap-3">
      <h2 className="text-title-xs">{t("noCode")}</h2>
      {summary}
      {done && (
        <Notice tone="success" live className="w-full">
          {t("resent")}
        </Notice>
      )}
      <p className="text-ink-muted text-sm">{text}</p>
      <IntentButton intent={RESEND_INTENT} variant="secondary" disabled={left > 0}>
        {t("resend")}
      </IntentButton>
      {left > 0 && <p className="tabular text-ink-muted text-sm">{t("resendWait", { seconds: left })}</p>}
    </Form>
  )
}

/** Seconds until another code may be requested, counted from opening the page and from each code sent. */
function useCountdown(reply: FormReply | undefined): number {
  const [left, setLeft] = useState(0)
  const sent = reply?.intent === RESEND_INTENT ? reply : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sent` is listed so that each code sent restarts the countdown
  useEffect(() => {
    const until = Date.now() + WAIT_SECONDS * SECOND_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [sent])
  return left
}
