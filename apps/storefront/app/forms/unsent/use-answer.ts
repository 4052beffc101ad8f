import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import type { Unsent } from "./send-or-keep.ts"

/**
 * The last answer of a form's action. If the form has not reached it, a message says why until the next attempt, and the form
 * stays as it is.
 */
export function useAnswer<Answer extends object>(given: Answer | Unsent | undefined): Answer | undefined {
  const t = useTranslations("unsent")
  const answered = useRef<Answer>(undefined)
  const reason = given && "unsent" in given ? given : null
  if (!reason) answered.current = given as Answer | undefined
  useEffect(() => {
    if (!reason) return
    const title = t("title")
    const shown = toasts.show({ title, text: t(`reason_${reason.unsent}`), tone: "danger", duration: null })
    return () => toasts.close(shown)
  }, [reason, t])
  return answered.current
}
