import type { DeskOrder, DeskStage, DeskStep, WatchReason } from "@porteka/commerce-sdk"

const SENDING: readonly DeskStep[] = ["packed", "shipped"]
const NOT_SENT: readonly DeskStage[] = ["to_pack", "to_ship"]

/** Why somebody may not want a step for an order. */
export type StepDoubt =
  | { reason: WatchReason }
  /** The customer should not get the parcel any more. */
  | { reason: "not_wanted"; problem: string }
  /** Sent once in vain: the shop pays the carrier again, and nobody may be at home again. */
  | { reason: "came_back" }
  /** What is not packed yet would count as sent, too. */
  | { reason: "packed_in_part" }
  /** Sent before it was paid, although it is not paid on delivery. */
  | { reason: "unpaid"; due: number }
  /** The courier collects nothing of an order that counts as paid. */
  | { reason: "cash_to_come"; due: number }

/** What is looked at to ask. */
export type AskedOrder = Pick<
  DeskOrder,
  | "watch"
  | "problems"
  | "came_back"
  | "packed_in_part"
  | "method"
  | "due"
  | "received_in_part"
  | "stage"
  | "steps"
>

const NOT_WANTED = ["withdrawal", "withdrawal_open", "refunded_unsent"]

/** Whether an order that needs attention also has to be packed: such as the replacement of an exchange, whose return is waited for. */
export const isToPackToo = (order: AskedOrder): boolean =>
  order.stage === "problem" && order.steps.includes("packed") && doubtsAbout("packed", order).length === 0

/** What is asked before a step, because its e-mails and its invoice cannot be taken back. */
export function doubtsAbout(
  step: DeskStep,
  {
    watch,
    problems,
    came_back: cameBack,
    packed_in_part: isInPart,
    method,
    due: all,
    received_in_part: received,
    stage,
    steps,
  }: AskedOrder,
): StepDoubt[] {
  const due = all - received
  const isCash = method === "cash_on_delivery"
  if (SENDING.includes(step)) {
    const notWanted = problems.filter((problem) => NOT_WANTED.includes(problem))
    return [
      ...notWanted.map((problem) => ({ reason: "not_wanted" as const, problem })),
      ...watch.map((reason) => ({ reason })),
      ...(cameBack && steps.includes("packed") ? [{ reason: "came_back" as const }] : []),
      ...(isInPart && step === "shipped" ? [{ reason: "packed_in_part" as const }] : []),
      ...(due > 0 && !isCash ? [{ reason: "unpaid" as const, due }] : []),
    ]
  }
  return step === "paid" && isCash && NOT_SENT.includes(stage) ? [{ reason: "cash_to_come", due }] : []
}
