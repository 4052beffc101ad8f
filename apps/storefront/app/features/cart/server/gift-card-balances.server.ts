import { type Cart, type CommerceClient, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { isGiftCardCode } from "@porteka/shop"
import { promotionCodes } from "../contract/promotion-codes.ts"

/** What is on the gift cards that pay for a cart, by code; an unknown balance is left out. */
export async function readGiftCardBalances(
  { commerce }: { commerce: Pick<CommerceClient, "giftCards"> },
  cart: Cart,
): Promise<Record<string, number>> {
  const codes = promotionCodes(cart).filter(isGiftCardCode)
  const balances = await Promise.all(codes.map((code) => readBalance(commerce, code)))
  return Object.fromEntries(codes.flatMap((code, at) => (balances[at] == null ? [] : [[code, balances[at]]])))
}

async function readBalance({ giftCards }: Pick<CommerceClient, "giftCards">, code: string) {
  try {
    return (await giftCards.retrieve(code)).gift_card.balance
  } catch (error) {
    if (isOutage(error) || isNotFound(error)) return null
    throw error
  }
}
