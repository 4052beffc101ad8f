import type { PickupPointTerms } from "@porteka/commerce-sdk"

/** Parses a carrier's price: "1 490 Ft" is 1490. Null if empty: the common price applies. */
export function readTerms(form: FormData): PickupPointTerms | null | "wrong" {
  const [price, freeFrom] = ["price", "free_from"].map((name) => readForints(String(form.get(name) ?? "")))
  if (price === undefined || freeFrom === undefined || freeFrom === 0) return "wrong"
  if (price === null) return freeFrom === null ? null : "wrong"
  return { price, free_from: freeFrom }
}

/** Null if empty, undefined if it is not an amount. */
function readForints(text: string): number | null | undefined {
  const digits = text.replace(/[\s\u00A0\u202F]|Ft$/g, "")
  if (digits === "") return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
