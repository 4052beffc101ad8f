import type { Cart, CheckoutAnswer, Order, PickupPoint, PlaceOrderAnswer } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { newPhone } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"

export type BackendAnswer<Body> = { status: number; body: Body }

/** The back end's typed error. */
export type Refusal = { code?: string; type?: string; message: string }

export type Line = { variant_id: string; quantity: number; metadata?: Record<string, string | boolean> }

/** One call to the back end's store API, like the storefront's server. */
export async function callStore<Body>(
  path: string,
  {
    method,
    body,
    token,
    headers,
  }: { method?: string; body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<BackendAnswer<Body>> {
  const response = await fetch(new URL(path, stack.backendUrl), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-publishable-api-key": stack.publishableKey,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Body }
}

export const ADDRESS = {
  first_name: "Anna",
  last_name: "Kovács",
  address_1: "Fő utca 1.",
  city: "Budapest",
  province: "Budapest",
  postal_code: "1011",
  country_code: "hu",
  /** Different at each call. */
  get phone() {
    return newPhone()
  },
}

let regionId: Promise<string> | undefined

async function readRegionId(): Promise<string> {
  const { body } = await callStore<{ regions: { id: string }[] }>("/store/regions")
  const [region] = body.regions
  if (!region) throw new Error("The shop has no region.")
  return region.id
}

export const aRegionId = () => (regionId ??= readRegionId())

/** A point that accepts cash. */
async function aPickupPointId(): Promise<string | undefined> {
  const { body } = await callStore<{ pickup_points: PickupPoint[] }>("/store/pickup-points?q=Szeged")
  return body.pickup_points.find((point) => point.cash_on_delivery)?.id
}

/** A new cart, of a logged-in customer if there is a token. @throws the back end's message if it refuses */
export async function createCart(
  items: Line[],
  { locale = "hu", token }: { locale?: Locale; token?: string } = {},
): Promise<Cart> {
  const { status, body } = await callStore<{ cart: Cart } & Refusal>("/store/carts", {
    body: { region_id: await aRegionId(), items, locale },
    token,
  })
  if (status !== 200) throw new Error(`No cart: ${status} ${JSON.stringify(body)}`)
  return body.cart
}

/** A shopper who uses only the back end. */
export class Buyer {
  readonly cartId: string

  constructor(cartId: string) {
    this.cartId = cartId
  }

  static async withCart(items: Line[], locale: Locale = "hu"): Promise<Buyer> {
    return new Buyer((await createCart(items, { locale })).id)
  }

  checkout(body: unknown, token?: string): Promise<BackendAnswer<CheckoutAnswer & Refusal>> {
    return callStore(`/store/carts/${this.cartId}/checkout`, { body, token })
  }

  /** Everything a cart needs to become an order, saved at once like the first page of the checkout. */
  async fillIn({
    email,
    delivery = "courier",
    payment = "bank_transfer",
  }: {
    email: string
    delivery?: string
    payment?: string
  }): Promise<CheckoutAnswer> {
    const { body: options } = await this.checkout({})
    const option = options.shipping_options.find(({ type }) => type?.code === delivery)
    const point = delivery === "locker" ? await aPickupPointId() : undefined
    const { status, body } = await this.checkout({
      email,
      shipping_address: ADDRESS,
      shipping_option_id: option?.id,
      ...(point ? { shipping_data: { pickup_point_id: point } } : {}),
      payment_method: payment,
    })
    if (status !== 200) throw new Error(`The checkout is not complete: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** Enters a code: of a promotion or a gift card. */
  redeem(code: string): Promise<BackendAnswer<{ cart: Cart } & Refusal>> {
    return callStore(`/store/carts/${this.cartId}/discounts`, { body: { code } })
  }

  placeOrder(expectedTotal: number): Promise<BackendAnswer<PlaceOrderAnswer & Refusal>> {
    const body = {
      expected_total: expectedTotal,
      terms_accepted: true,
      terms: { version: "2026-01-01", locale: "hu" },
    }
    return callStore(`/store/carts/${this.cartId}/place-order`, { body })
  }

  /** Places the order and returns it; any other answer fails the test. */
  async buy(expectedTotal: number): Promise<Order> {
    const { body } = await this.placeOrder(expectedTotal)
    if (body.type !== "order") throw new Error(`No order: ${JSON.stringify(body).slice(0, 500)}`)
    return body.order
  }
}
