import { useEffect, useState } from "react"

/** An order takes a second or two; on a poor connection, somebody who sees nothing more goes away or presses again. */
const SLOW_MS = 8_000

/** Whether something has been going on for longer than people expect. */
export function useIsSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [active])
  return slow
}
