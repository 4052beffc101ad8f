import { toast } from "@medusajs/ui"
import { useCallback, useEffect, useState } from "react"
import { onlyLast } from "./only-last.ts"

/**
 * What the back end answers when the page opens, when `read` changes, and when the returned function is called; null until the
 * first answer. Errors are shown.
 * @param read wrapped in `useCallback`
 */
export function useAnswer<Answer>(read: () => Promise<Answer>): [Answer | null, () => void] {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [take] = useState(() => onlyLast<Answer>(setAnswer, ({ message }) => toast.error(message)))
  const reload = useCallback(() => take(read()), [take, read])
  useEffect(reload, [reload])
  return [answer, reload]
}
