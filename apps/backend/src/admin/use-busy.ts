import { toast } from "@medusajs/ui"
import { useRef, useState } from "react"
import { messageOf } from "./back-end.ts"

/** @param done said when it has succeeded */
type Run = (work: () => Promise<unknown>, done?: string) => Promise<void>

/**
 * What a form or button does at the back end: whether it is being done, and the function that does it. A refusal is shown, until
 * it is tried again: beside the next success it would look as if that had failed.
 */
export function useBusy(): [boolean, Run] {
  const [isBusy, setBusy] = useState(false)
  const shown = useRef<string | number | null>(null)
  const run: Run = async (work, done) => {
    if (shown.current !== null) toast.dismiss(shown.current)
    shown.current = null
    setBusy(true)
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      shown.current = toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, run]
}
