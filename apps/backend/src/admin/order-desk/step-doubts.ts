import type { DeskOrder, DeskStage, DeskStep, WatchReason } from "@porteka/commerce-sdk"

const SENDING: readonly DeskStep[] = ["packed", "shipped"]
const NOT_SENT: readonly DeskStage[] = ["to_pack", "to_ship"]

/** Why somebody may not want a step for an order. */
export type StepDoubt =
  | { reason: WatchReason }
  /** The customer should not get the parcel any more. */
  | { reason: "not_wanted"; problem: string }
  /** Sent before it was paid, although it is not paid on delivery. */
  | { reason: "unpaid"; due: number }
  /** The courier collects nothing of an order that counts as paid. */
  | { reason: "cash_to_come"; due: number }

/** What is looked at to ask. */
export type AskedOrder = Pick<
  DeskOrder,
  "watch" | "problems" | "method" | "due" | "received_in_part" | "stage"
>

const NOT_WANTED = ["withdrawal", "withdrawal_open", "refunded_unsent"]

/** What is asked before a step, because its e-mails and its invoice cannot be taken back. */
export function doubtsAbout(
  step: DeskStep,
  { watch, problems, method, due: all, received_in_part: received, stage }: AskedOrder,
): StepDoubt[] {
  const due = all - received
  const isCash = method === "cash_on_delivery"
  if (SENDING.includes(step)) {
    const notWanted = problems.filter((problem) => NOT_WANTED.includes(problem))
    return [
      ...notWanted.map((problem) => ({ reason: "not_wanted" as const, problem })),
      ...watch.map((reason) => ({ reason })),
      ...(due > 0 && !isCash ? [{ reason: "unpaid" as const, due }] : []),
    ]
  }
  return step === "paid" && isCash && NOT_SENT.includes(stage) ? [{ reason: "cash_to_come", due }] : []
}
