import { chargedOption, isProductLine, type LineOptionKey } from "@porteka/shop"
import { type ChargedLine, wantedCharges } from "../line-options/plan-charges.ts"

export type EditFault =
  | { kind: "nothing_left" }
  | { kind: "charge_left"; key: LineOptionKey; quantity: number; wanted: number }

/**
 * What the staff overlooks in an edit: an order without a product would still charge for its delivery, and a wrapping whose
 * product was taken out would be charged alone. A charge that the edit itself changes is as the staff wants it.
 */
export function findEditFault(
  before: readonly ChargedLine[],
  edited: readonly ChargedLine[],
): EditFault | null {
  const after = edited.filter(({ quantity }) => Number(quantity) > 0)
  if (before.some(isProductLine) && !after.some(isProductLine)) return { kind: "nothing_left" }
  const [asked, wanted] = [wantedCharges(before), wantedCharges(after)]
  for (const { id, metadata, quantity } of after) {
    const key = chargedOption(metadata)
    if (key === null) continue
    const left = wanted.get(key) ?? 0
    const isUntouched = before.some((line) => line.id === id && Number(line.quantity) === Number(quantity))
    if (isUntouched && left < (asked.get(key) ?? 0) && left < Number(quantity))
      return { kind: "charge_left", key, quantity: Number(quantity), wanted: left }
  }
  return null
}
