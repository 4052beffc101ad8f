import type { MedusaContainer } from "@medusajs/framework/types"
import { giftCardPaidOf, type PartlyPaid } from "../../amounts/line-amounts.ts"
import { codesOf, readPaidCardCodes } from "./read-paid-card-codes.ts"

/** Carts or orders with what gift cards paid of each (`gift_card_paid`); those without such a card stay as they are. */
export async function withGiftCardPaid<Priced extends PartlyPaid>(
  container: MedusaContainer,
  priced: readonly Priced[],
): Promise<Priced[]> {
  const codes = await readPaidCardCodes(
    container,
    priced.flatMap(({ items }) => codesOf(items)),
  )
  return priced.map((one) => {
    const paid = codes.size > 0 ? giftCardPaidOf(one, codes) : null
    return paid === null ? one : { ...one, gift_card_paid: paid }
  })
}
