import type { DeskOrderDetails, DeskStepAnswer } from "@porteka/commerce-sdk"
import { describe, expect, test, vi } from "vitest"
import { freshEmail, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const SOON = { timeout: 30_000, interval: 200 }

/**
 * The staff requests that a guest's order be moved to a customer's account; returns the link in the e-mail
 * about it.
 */
async function askedFor() {
  const email = freshEmail("vendeg")
  const testProduct = await testProductOf("faults", 6)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  const account = await newAccount()
  const admin = await Administrator.signIn()
  await admin.post(`/orders/${order.id}/transfer`, { customer_id: account.customer.id })
  const mails = () => mailsOf(email, "order_transfer")
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), SOON)
  const [mail] = await mails()
  const [link = ""] = /http\S+\/hu\/order-transfer\?\S+/.exec(mail?.text ?? "") ?? []
  const { pathname, search } = new URL(link)
  return { order, account, admin, email, path: pathname + search }
}

const ordersOf = async (token: string) =>
  (await callStore<{ orders: { id: string }[] }>("/store/orders", { token })).body.orders.map(({ id }) => id)

const decide = async (path: string, decision: "accept" | "decline") => {
  const shopper = new Shopper()
  const page = await shopper.open(path)
  return shopper.submit(page, ({ html }) => html.includes('name="decision"'), { decision })
}

describe("an order moves to an account", () => {
  test("only if the person who placed it agrees: opening the link decides nothing", async () => {
    const { path, order, account } = await askedFor()
    expect((await new Shopper().open(path)).status).toBe(200)
    expect(await ordersOf(account.session_token)).toEqual([])
    const answer = await decide(path, "accept")
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("áthelyeztük a fiókba")])
    expect(await ordersOf(account.session_token)).toEqual([order.id])
    expect((await decide(path, "accept")).status).toBe(404)
  })

  test("not if they decline", async () => {
    const { path, account } = await askedFor()
    expect((await decide(path, "decline")).text).toContain("marad, ahol volt")
    expect(await ordersOf(account.session_token)).toEqual([])
    expect((await decide(path, "accept")).status).toBe(404)
  })

  test("not while its parcel is packed: the desk says what is in the way, and the staff can discard it", async () => {
    const { order, admin, path } = await askedFor()
    const read = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${order.id}`)).order
    const pack = async () =>
      (
        await admin.post<DeskStepAnswer>("/order-desk-steps", {
          step: "packed",
          orders: [{ id: order.id }],
        })
      ).orders[0]?.refusal
    expect((await read()).open_change).toEqual({ kind: "transfer", id: order.id })
    expect(await pack()).toContain("megkezdett módosítása")
    await admin.post(`/orders/${order.id}/transfer/cancel?fields=id`, {})
    expect((await read()).open_change).toBeNull()
    expect(await pack()).toBeNull()
    expect((await decide(path, "accept")).status).toBe(404)
  })

  test("not with a guessed link, and the customer who asked gets none", async () => {
    const { path, account, order } = await askedFor()
    const forged = `/hu/order-transfer?order=${order.id}&token=${crypto.randomUUID()}`
    expect((await decide(forged, "accept")).status).toBe(404)
    expect((await new Shopper().open("/en/order-transfer?order=order_1&token=x")).status).toBe(404)
    expect(await ordersOf(account.session_token)).toEqual([])
    expect((await mailsTo(account.email)).map(({ kind }) => kind)).not.toContain("order_transfer")
    expect((await decide(path, "accept")).status).toBe(200)
  })
})
