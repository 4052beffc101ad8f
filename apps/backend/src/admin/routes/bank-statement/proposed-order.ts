import type { EntryDoubt, MatchedEntry } from "@porteka/commerce-sdk"

/** Of these, the order is known: only the amount differs, or its number is missing. */
const KNOWN_ORDER: readonly unknown[] = ["too_little", "too_much", "name_and_amount"] satisfies EntryDoubt[]

/** The number that the field of a doubtful entry begins with, so that one press is enough; empty if the staff has to find the order. */
export const proposedOrder = ({
  order,
  reason,
  can_book: canBook,
}: Pick<MatchedEntry, "order" | "reason" | "can_book">): string =>
  order && canBook && KNOWN_ORDER.includes(reason) ? String(order.display_id) : ""
