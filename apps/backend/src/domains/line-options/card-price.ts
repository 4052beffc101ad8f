import type { LineOptions } from "@porteka/shop"

/** A gift card costs what it is worth, which its line says: no price list and no group of customers reaches it. */
export const cardPrice = ({ card_amount: amount }: LineOptions): { unit_price?: number } =>
  amount === undefined ? {} : { unit_price: Number(amount) }
