import "#app/i18n/unsent-messages.ts"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import type { Unsent } from "./send-or-keep.ts"

/**
 * The last answer of a form's action. If the form has not reached it, a message says why until the next attempt, and the form
 * stays as it is.
 */
export function useAnswer<Answer extends object>(
  given: Answer | Unsent | null | undefined,
): Answer | undefined {
  const t = useTranslations("unsent")
  const answered = useRef<Answer>(undefined)
  const reason = given && "unsent" in given ? given : null
  if (!reason) answered.current = (given ?? undefined) as Answer | undefined
  useEffect(() => {
    if (!reason) return
    const text = t(textOf(reason))
    const shown = toasts.show({ title: t("title"), text, tone: "danger", duration: null })
    return () => toasts.close(shown)
  }, [reason, t])
  return answered.current
}

/** Only a form with pictures is told to send fewer. */
function textOf({ unsent, hasFiles }: Unsent) {
  return (unsent === "large" || unsent === "slow") && hasFiles
    ? (`reason_${unsent}_files` as const)
    : (`reason_${unsent}` as const)
}
