import type { DeskOrder, DeskStage, DeskStep, WatchReason } from "@porteka/commerce-sdk"

const SENDING: readonly DeskStep[] = ["packed", "shipped"]
const NOT_SENT: readonly DeskStage[] = ["to_pack", "to_ship"]

/** Why somebody may not want a step for an order. */
export type StepDoubt =
  | { reason: WatchReason }
  /** Sent before it was paid, although it is not paid on delivery. */
  | { reason: "unpaid"; due: number }
  /** The courier collects nothing of an order that counts as paid. */
  | { reason: "cash_to_come"; due: number }

type AskedOrder = Pick<DeskOrder, "watch" | "method" | "due" | "stage">

/** What is asked before a step, because its e-mails and its invoice cannot be taken back. */
export function doubtsAbout(step: DeskStep, { watch, method, due, stage }: AskedOrder): StepDoubt[] {
  const isCash = method === "cash_on_delivery"
  if (SENDING.includes(step)) {
    const unusual = watch.map((reason) => ({ reason }))
    return due > 0 && !isCash ? [...unusual, { reason: "unpaid", due }] : unusual
  }
  return step === "paid" && isCash && NOT_SENT.includes(stage) ? [{ reason: "cash_to_come", due }] : []
}
