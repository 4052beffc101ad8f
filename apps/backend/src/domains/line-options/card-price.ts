import type { LineOptions } from "@porteka/shop"

/** The price of a gift card is its value, from its line: price lists and customer groups do not apply. */
export const cardPrice = ({ card_amount: amount }: LineOptions): { unit_price?: number } =>
  amount === undefined ? {} : { unit_price: Number(amount) }
