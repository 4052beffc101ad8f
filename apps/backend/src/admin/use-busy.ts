import { toast } from "@medusajs/ui"
import { useState } from "react"
import { messageOf } from "./back-end.ts"

/** @param done said when it has succeeded */
type Run = (work: () => Promise<unknown>, done?: string) => Promise<void>

/**
 * What a form or button does at the back end: whether it is being done, and the function that does it. A refusal is shown.
 */
export function useBusy(): [boolean, Run] {
  const [isBusy, setBusy] = useState(false)
  const run: Run = async (work, done) => {
    setBusy(true)
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, run]
}
