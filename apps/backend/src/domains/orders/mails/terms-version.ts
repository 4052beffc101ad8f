import { budapestDay } from "@porteka/hungary"
import { fieldsOf } from "@porteka/shop/parse-json"
import type { OrderToWriteAbout } from "./to-order-in-email.ts"

/** The version of the terms that was shown; without one, the day in Hungary on which they were accepted. */
export function termsVersion({
  metadata,
  created_at: createdAt,
}: Pick<OrderToWriteAbout, "metadata" | "created_at">): string {
  const terms = fieldsOf(metadata?.terms)
  if (typeof terms.version === "string") return terms.version
  return budapestDay(typeof terms.accepted_at === "string" ? terms.accepted_at : createdAt)
}
