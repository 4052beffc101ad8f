import type { CalculatedPriceSet, MedusaContainer, ShippingOptionDTO } from "@medusajs/framework/types"
import { applyTranslations, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PICKUP_POINT_MODULE } from "../../modules/pickup-point/index.ts"
import type { CountedCart } from "./counted-cart.ts"
import { FEE_RULE_ATTRIBUTE, LOCKER_CODE } from "./delivery-option-codes.ts"
import { priceContext } from "./price-context.ts"

/** A delivery that a cart can have, with what it costs this cart; null where only the carrier knows. */
export interface Delivery extends ShippingOptionDTO {
  amount: number | null
  is_tax_inclusive: boolean
}

const SETS_OF_CHANNEL = `
  select set_link.fulfillment_set_id as id from sales_channel_stock_location place
    join location_fulfillment_set set_link
      on set_link.stock_location_id = place.stock_location_id and set_link.deleted_at is null
   where place.sales_channel_id = ? and place.deleted_at is null`

const PRICE_SETS = `
  select shipping_option_id, price_set_id from shipping_option_price_set
   where shipping_option_id = any(?) and deleted_at is null`

/**
 * As Medusa's list-shipping-options-for-cart, without reading the cart and its stock once more. No lockers where the
 * shop knows none: it may have begun without pickup points.
 * @param paymentMethod with it the cash-on-delivery fee is among them when it is due, as in fee-context.ts
 */
export async function readDeliveries(
  container: MedusaContainer,
  cart: CountedCart,
  paymentMethod?: string,
): Promise<Delivery[]> {
  const { country_code, province, city, postal_code } = cart.shipping_address ?? {}
  const found = await container.resolve(Modules.FULFILLMENT).listShippingOptionsForContext(
    {
      fulfillment_set_id: await readIds(container, SETS_OF_CHANNEL, cart.sales_channel_id),
      address: {
        country_code: country_code ?? undefined,
        province_code: province ?? undefined,
        city: city ?? undefined,
        postal_expression: postal_code ?? undefined,
      },
      context: {
        is_return: "false",
        enabled_in_store: "true",
        ...(paymentMethod === undefined ? {} : { [FEE_RULE_ATTRIBUTE]: paymentMethod }),
      },
    },
    { relations: ["type", "rules"], order: { id: "ASC" } },
  )
  const hasLockers = await container.resolve(PICKUP_POINT_MODULE).hasOpen()
  const options = found.filter(({ type }) => hasLockers || type.code !== LOCKER_CODE)
  const prices = await readPrices(container, cart, options)
  const deliveries = options.map(({ rules: _rules, ...option }) => {
    const price = prices.get(option.id)
    return {
      ...option,
      amount: price?.calculated_amount == null ? null : Number(price.calculated_amount),
      is_tax_inclusive: price?.is_calculated_price_tax_inclusive ?? false,
    }
  })
  if (cart.locale) await applyTranslations({ localeCode: cart.locale, objects: deliveries, container })
  return deliveries as Delivery[]
}

async function readIds(container: MedusaContainer, sql: string, id: string | null): Promise<string[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string }[] }>(sql, [id])
  return rows.map((row) => row.id)
}

async function readPrices(
  container: MedusaContainer,
  cart: CountedCart,
  options: ShippingOptionDTO[],
): Promise<Map<string, CalculatedPriceSet>> {
  const { rows: links } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { shipping_option_id: string; price_set_id: string }[] }>(PRICE_SETS, [
      options.map(({ id }) => id),
    ])
  if (links.length === 0) return new Map()
  const prices = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: links.map((link) => link.price_set_id) }, { context: priceContext(cart) })
  const bySet = new Map(prices.map((price) => [price.id, price]))
  return new Map(
    links.flatMap(({ shipping_option_id: id, price_set_id: set }) => {
      const price = bySet.get(set)
      return price ? ([[id, price]] as const) : []
    }),
  )
}
