import type { MedusaContainer } from "@medusajs/framework/types"
import { applyTranslations, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { findPlainCart, type PlainCart } from "./plain-cart.ts"
import {
  type BoughtVariant,
  isAvailable,
  type NewLine,
  type Price,
  toLineItem,
  VARIANT_FIELDS,
} from "./to-line-item.ts"

/**
 * Adds a line as Medusa does, without counting a whole cart anew in which nothing else can change.
 * Call it under the cart's lock.
 * @returns false when the cart or the goods need Medusa's own way; then nothing was done
 */
export async function addNewLine(
  container: MedusaContainer,
  cartId: string,
  line: NewLine,
): Promise<boolean> {
  const [cart, variant] = await Promise.all([
    findPlainCart(container, cartId, line.variant_id),
    findVariant(container, line.variant_id),
  ])
  if (!cart || !variant || !isAvailable(variant, line.quantity)) return false
  const price = await findPrice(container, cart, variant, line.quantity)
  if (!price) return false
  if (cart.locale) await applyTranslations({ localeCode: cart.locale, objects: [variant], container })
  await container.resolve(Modules.CART).addLineItems(cart.id, [toLineItem(line, variant, price)])
  return true
}

async function findVariant(container: MedusaContainer, id: string): Promise<BoughtVariant | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "variant", fields: VARIANT_FIELDS, filters: { id } })
  return data[0] as unknown as BoughtVariant | undefined
}

async function findPrice(
  container: MedusaContainer,
  { currency_code, region_id }: PlainCart,
  { price_set }: BoughtVariant,
  quantity: number,
): Promise<Price | undefined> {
  if (!price_set) return undefined
  const [price] = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: [price_set.id] }, { context: { currency_code, region_id, quantity } })
  const amount = price?.calculated_amount
  return price && amount !== null && amount !== undefined
    ? { ...price, calculated_amount: amount }
    : undefined
}
