import { randomInt } from "node:crypto"
import { call, type Door } from "./wire.ts"

/** What everybody buys. */
export type Basket = { regionId: string; variantId: string; secondVariantId: string }

type Option = { id: string; type: { code: string } }
type WithCart = { cart: { id: string; total: number } }

const ADDRESS = {
  first_name: "Anna",
  last_name: "Kovács",
  address_1: "Fő utca 1.",
  city: "Budapest",
  province: "Budapest",
  postal_code: "1011",
  country_code: "hu",
  /** Different at each call, because unpaid orders per phone number are limited. */
  get phone() {
    return `+36 30 ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`
  },
}

const find = (options: Option[], code: string): string => {
  const option = options.find(({ type }) => type.code === code)
  if (!option) throw new Error(`There is no delivery by ${code}.`)
  return option.id
}

/** A purchase in one dialect of the store API. */
export type Shopper = {
  startCart(door: Door, basket: Basket): Promise<string>
  addToCart(door: Door, cartId: string, variantId: string): Promise<void>
  buy(door: Door, cartId: string, email: string): Promise<void>
}

/** As the shop's storefront buys: the cart begins with its first product. */
export const ourShopper: Shopper = {
  startCart: async (door, { regionId, variantId }) => {
    const items = [{ variant_id: variantId, quantity: 1 }]
    const { cart } = await call<WithCart>(door, "/store/carts", { region_id: regionId, items, locale: "hu" })
    return cart.id
  },
  addToCart: async (door, cartId, variantId) => {
    await call(door, `/store/carts/${cartId}/line-items`, { variant_id: variantId, quantity: 1 })
  },
  buy: async (door, cartId, email) => {
    const path = `/store/carts/${cartId}`
    const details = { email, shipping_address: ADDRESS }
    const { shipping_options: options } = await call<{ shipping_options: Option[] }>(
      door,
      `${path}/checkout`,
      details,
    )
    const choice = { shipping_option_id: find(options, "courier"), payment_method: "bank_transfer" }
    const { cart } = await call<WithCart>(door, `${path}/checkout`, choice)
    const order = await call<{ type: string }>(door, `${path}/place-order`, {
      expected_total: cart.total,
      terms_accepted: true,
    })
    if (order.type !== "order") throw new Error(`No order: ${JSON.stringify(order).slice(0, 500)}`)
  },
}

/** As Medusa's documentation and its starter storefront buy, with the fewest calls that can be. */
export const medusaShopper: Shopper = {
  startCart: async (door, { regionId, variantId }) => {
    const { cart } = await call<WithCart>(door, "/store/carts", { region_id: regionId, locale: "hu-HU" })
    await medusaShopper.addToCart(door, cart.id, variantId)
    return cart.id
  },
  addToCart: async (door, cartId, variantId) => {
    await call(door, `/store/carts/${cartId}/line-items`, { variant_id: variantId, quantity: 1 })
  },
  buy: async (door, cartId, email) => {
    const path = `/store/carts/${cartId}`
    await call(door, path, { email, shipping_address: ADDRESS, billing_address: ADDRESS })
    const { shipping_options: options } = await call<{ shipping_options: Option[] }>(
      door,
      `/store/shipping-options?cart_id=${cartId}&fields=id,type.code`,
    )
    await call(door, `${path}/shipping-methods`, { option_id: find(options, "courier") })
    const { payment_collection: collection } = await call<{ payment_collection: { id: string } }>(
      door,
      "/store/payment-collections",
      { cart_id: cartId },
    )
    await call(door, `/store/payment-collections/${collection.id}/payment-sessions`, {
      provider_id: "pp_system_default",
    })
    const answer = await call<{ type: string }>(door, `${path}/complete`, {})
    if (answer.type !== "order") throw new Error(`No order: ${JSON.stringify(answer).slice(0, 500)}`)
  },
}
