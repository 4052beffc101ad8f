import type { CardPayment, CheckoutAnswer } from "@porteka/commerce-sdk"
import { Client } from "pg"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { CARDS, cardSandbox } from "../fixtures/card-sandbox.ts"
import { cartIdOf, cartKeyOf } from "../fixtures/cart-cookie.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import type { TestLocale } from "../fixtures/test-languages.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

const product = () => testProductOf("checkout", 4)
beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

async function ofDatabase(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client(stack.databaseUrl)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The page with the card form, after the order button. */
async function openCardForm(shopper = new Shopper(), language: TestLocale = "hu") {
  await fillCart(shopper, language, [await product()])
  const choice = { delivery: "pickup", payment: "card" } as const
  const summary = await giveDetails(shopper, language, choice, newPerson())
  const page = await pressOrderButton(shopper, summary)
  const cartId = cartIdOf(shopper)
  const headers = cartKeyOf(shopper)
  const { body } = await callStore<CheckoutAnswer>(`/store/carts/${cartId}/checkout`, {
    body: {},
    headers,
  })
  const payment = body.card_payment
  if (!payment) throw new Error(`There is nothing to pay: ${textOf(page.text).slice(0, 500)}`)
  await cardSandbox.planEvents(payment, { mode: "hold" })
  return { shopper, page, payment, cartId, headers }
}

const verify = (shopper: Shopper) => shopper.send("/hu/checkout/verify?redirect_status=succeeded")
/** The provider's return URL. */
const comeBack = (shopper: Shopper, { provider_payment_id, browser_token }: CardPayment) => {
  const query = new URLSearchParams({
    payment_intent: provider_payment_id,
    payment_intent_client_secret: browser_token,
    redirect_status: "succeeded",
  })
  return shopper.send(`/hu/checkout/verify?${query}`)
}
/** The order is created while the browser itself knows nothing about it. */
const webhookOrders = async (shopper: Shopper) => {
  const headers = { cookie: shopper.cookies.findHeader() ?? "" }
  const answer = await new Shopper().send("/hu/checkout/verify", { headers })
  expect(answer.headers.location).toMatch(/order-confirmation/)
}
const ordersOf = (cartId: string) =>
  ofDatabase("select order_id from order_cart where cart_id = $1", [cartId])

describe("the page with the card form", () => {
  let page: Answer
  beforeAll(async () => {
    page = (await openCardForm()).page
  })

  test("opens its policy to the card provider, no other page does", async () => {
    expect([page.status, page.path]).toEqual([200, "/hu/checkout/payment"])
    const policy = page.headers["content-security-policy"]
    for (const directive of ["script-src 'self'", "frame-src", "connect-src 'self'"]) {
      expect(policy).toMatch(new RegExp(`${directive}[^;]*${stack.cardSandboxUrl}`))
    }
    expect(page.headers["cache-control"]).toContain("no-store")
    for (const path of ["/hu", "/hu/cart", "/hu/checkout"]) {
      const other = await new Shopper().send(path)
      expect(other.headers["content-security-policy"] ?? "").not.toContain(stack.cardSandboxUrl)
    }
  })

  test("says without scripts that they are needed, and has a way back that needs none", () => {
    const text = textOf(page.text)
    expect(text).toContain("A bankkártyás fizetéshez JavaScript szükséges")
    expect(text).toContain("Megszakítom a fizetést, vissza a rendeléshez")
  })
})

test("claims in the URL about a payment are not trusted", async () => {
  const { shopper, cartId } = await openCardForm()
  const answer = await verify(shopper)
  expect([answer.status, answer.headers.location]).toEqual([302, "/hu/checkout/payment"])
  expect(await ordersOf(cartId)).toEqual([])
})

test("a payment leads to one confirmation, however often the page is opened", async () => {
  const { shopper, payment, cartId } = await openCardForm()
  expect(await cardSandbox.pay(payment)).toBe(200)
  const answer = await verify(shopper)
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toMatch(/^\/hu\/order-confirmation\/order_/)
  expect(answer.headers["cache-control"]).toContain("no-store")
  expect(shopper.cookies.findValue("medusa-cart-id") ?? "").toBe("")
  const confirmation = await shopper.open(answer.headers.location ?? "")
  expect(textOf(confirmation.text)).toContain("Köszönjük a rendelését")

  for (const path of ["/hu/checkout/verify", "/hu/checkout/success"]) {
    const again = await shopper.send(path)
    expect(again.headers.location).toBe(answer.headers.location)
  }
  expect(await ordersOf(cartId)).toHaveLength(1)
})

test("twenty tabs that return at the same time find one order", async () => {
  const { shopper, payment, cartId } = await openCardForm()
  expect(await cardSandbox.pay(payment)).toBe(200)
  const cookie = shopper.cookies.findHeader() ?? ""
  const tabs = await Promise.all(
    Array.from({ length: 20 }, () => new Shopper().send("/hu/checkout/verify", { headers: { cookie } })),
  )
  const decided = tabs.filter(({ status }) => status === 303).map(({ headers }) => headers.location)
  expect(decided.length).toBeGreaterThan(0)
  expect(new Set(decided).size).toBe(1)
  expect(tabs.every(({ status }) => status === 303 || status === 200)).toBe(true)
  expect(await ordersOf(cartId)).toHaveLength(1)
})

test("a declined card leads back to the form, which says why; another one pays", async () => {
  const { shopper, payment, cartId } = await openCardForm()
  expect(await cardSandbox.pay(payment, CARDS.poor)).toBe(402)
  expect((await verify(shopper)).headers.location).toBe("/hu/checkout/payment")
  const page = await shopper.open("/hu/checkout/payment")
  expect(textOf(page.text)).toContain("Nincs elegendő fedezet a kártyán.")
  expect(await cardSandbox.pay(payment)).toBe(200)
  expect((await verify(shopper)).headers.location).toMatch(/order-confirmation/)
  expect(await ordersOf(cartId)).toHaveLength(1)
})

test("canceled without scripts, the cart is open again and nothing is charged", async () => {
  const { shopper, page, payment, cartId } = await openCardForm()
  const frozen = await shopper.post("/hu/cart", { intent: "add", variant_id: (await product()).variantId })
  expect([frozen.status, textOf(frozen.text).includes("fizetés van folyamatban")]).toEqual([409, true])
  const open = await shopper.submit(page, ({ fields }) => fields.intent === "cancel")
  expect(textOf(open.text)).toContain("Fizetési kötelezettséggel járó megrendelés")
  const added = await shopper.post("/hu/cart", { intent: "add", variant_id: (await product()).variantId })
  expect(added.status).toBe(303)
  expect((await cardSandbox.read(payment.provider_payment_id)).status).toBe("canceled")
  expect(await ordersOf(cartId)).toEqual([])
})

describe("in another tab, during the card payment", () => {
  test.each(["clear", "reset", "refresh"])("the cart is not lost by %s", async (intent) => {
    const { shopper, payment, cartId } = await openCardForm()
    const refused = await shopper.post("/hu/cart", { intent })
    expect(refused.status).toBe(409)
    expect(textOf(refused.text)).toContain("fizetés van folyamatban")
    // The button that cancels the payment.
    expect(refused.text).toMatch(/<a href="\/hu\/checkout\/payment"/)
    expect(cartIdOf(shopper)).toBe(cartId)
    expect(await cardSandbox.pay(payment)).toBe(200)
    expect((await comeBack(shopper, payment)).headers.location).toMatch(/order-confirmation/)
    expect(await ordersOf(cartId)).toHaveLength(1)
  })

  test.each(["clear", "reset", "refresh"])("after the payment %s leads to the order", async (intent) => {
    const { shopper, payment, cartId } = await openCardForm()
    expect(await cardSandbox.pay(payment)).toBe(200)
    await webhookOrders(shopper)
    await shopper.post("/hu/cart", { intent })
    const answer = await shopper.open("/hu/cart")
    const [order] = await ordersOf(cartId)
    expect(answer.path).toBe(`/hu/order-confirmation/${order?.order_id}`)
  })

  test("a new cart does not hide the order of the old one, and is kept", async () => {
    const { shopper, payment, cartId } = await openCardForm()
    expect(await cardSandbox.pay(payment)).toBe(200)
    await webhookOrders(shopper)
    await shopper.post("/hu/cart", { intent: "add", variant_id: (await product()).variantId })
    const newCart = cartIdOf(shopper)
    expect(newCart).not.toBe(cartId)
    for (let times = 0; times < 2; times++) {
      const answer = await comeBack(shopper, payment)
      const [order] = await ordersOf(cartId)
      expect(answer.headers.location).toBe(`/hu/order-confirmation/${order?.order_id}`)
    }
    expect(cartIdOf(shopper)).toBe(newCart)
  })

  test("a declined card leaves the new cart alone", async () => {
    const { shopper, payment } = await openCardForm()
    expect(await cardSandbox.pay(payment, CARDS.poor)).toBe(402)
    shopper.cookies.store(["medusa-cart-id=; Path=/; Max-Age=0"])
    await shopper.post("/hu/cart", { intent: "add", variant_id: (await product()).variantId })
    const newCart = cartIdOf(shopper)
    const answer = await comeBack(shopper, payment)
    expect(textOf(answer.text)).toContain("Kártyáját nem terheltük meg.")
    expect(cartIdOf(shopper)).toBe(newCart)
  })
})

describe("a browser that did not open the payment", () => {
  let payment: CardPayment
  let opened: Awaited<ReturnType<typeof openCardForm>>
  beforeAll(async () => {
    opened = await openCardForm()
    payment = opened.payment
    expect(await cardSandbox.pay(payment)).toBe(200)
    await webhookOrders(opened.shopper)
  })

  const expectNothingRevealed = (answer: Answer) => {
    expect(answer.status).toBe(200)
    const text = textOf(answer.text)
    expect(text).toContain("A fizetése eredményét itt nem látjuk")
    expect(text).not.toContain("nem terheltük meg")
    expect(answer.setCookies).toEqual([])
  }

  test("without a cart reads that the order will come by e-mail, and does not see it", async () => {
    expectNothingRevealed(await comeBack(new Shopper(), payment))
  })

  test("with another cart reads the same, not that its card was not charged", async () => {
    const other = new Shopper()
    await fillCart(other, "hu", [await product()])
    expectNothingRevealed(await comeBack(other, payment))
  })

  test("with an older order of its own does not see that instead of this one", async () => {
    const other = (await openCardForm()).shopper
    await other.submit(await other.open("/hu/checkout/payment"), ({ fields }) => fields.intent === "cancel")
    const page = await other.open("/hu/checkout")
    const transfer = { payment_method: "bank_transfer" }
    const summary = await other.submit(page, ({ fields }) => "email" in fields, transfer)
    expect((await pressOrderButton(other, summary)).path).toContain("/order-confirmation/")
    expectNothingRevealed(await comeBack(other, payment))
  })

  test.each(["pi_", "nonsense", "pi_x%0d%0aSet-Cookie:a", "../../admin"])(
    "and %s in the URL is ignored",
    async (name) => {
      const answer = await new Shopper().send(`/hu/checkout/verify?payment_intent=${name}`)
      expect(answer.headers.location).toBe("/hu/cart")
    },
  )

  test("the back end answers that another cart's payment does not exist", async () => {
    const other = await openCardForm()
    const ask = ({ cartId, headers }: typeof other) =>
      callStore<{ type?: string; code?: string }>(`/store/carts/${cartId}/payment/complete`, {
        headers,
        body: { provider_payment_id: payment.provider_payment_id },
      })
    expect((await ask(opened)).body.type).toBe("order")
    expect(await ask(other)).toMatchObject({ status: 404, body: { code: "payment_not_found" } })
  })
})

test("a cart that was never to be paid by card gets no information about a payment", async () => {
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [await product()])
  expect((await verify(shopper)).headers.location).toBe("/hu/cart")
})

test("an order created by the webhook in the meantime is found from the cart, too", async () => {
  const { shopper, payment } = await openCardForm()
  expect(await cardSandbox.pay(payment)).toBe(200)
  const other = new Shopper()
  await other.send("/hu/checkout/verify", { headers: { cookie: shopper.cookies.findHeader() ?? "" } })
  for (const path of ["/hu/checkout/payment", "/hu/checkout", "/hu/cart"]) {
    const answer = await shopper.send(path)
    expect([path, answer.headers.location]).toEqual([path, "/hu/checkout/verify"])
  }
  expect((await shopper.open("/hu/cart")).path).toMatch(/^\/hu\/order-confirmation\/order_/)
})

test("while the back end is unavailable nobody is asked to pay again", async () => {
  const proxy = await FaultProxy.open()
  const storefront = await openStorefront({ BACKEND_URL: proxy.url })
  try {
    const { shopper, payment } = await openCardForm(new Shopper(storefront.url))
    expect(await cardSandbox.pay(payment)).toBe(200)
    proxy.fault = "reset"
    const answer = await verify(shopper)
    expect(answer.status).toBe(503)
    expect(textOf(answer.text)).toContain("Kérjük, ne fizessen újra.")
    proxy.fault = "none"
    expect((await verify(shopper)).headers.location).toMatch(/order-confirmation/)
  } finally {
    await storefront.stop()
    await proxy.close()
  }
})
