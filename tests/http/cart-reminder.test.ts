import { randomUUID } from "node:crypto"
import type { Locale } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cartIdOf } from "../fixtures/cart-cookie.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import type { Mail } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"
import { expectPicturesToOpen } from "./mail-pictures.ts"

/**
 * A subscriber gets one reminder of an abandoned cart; the e-mail's link restores the products and nothing
 * else.
 */

const newEmail = () => `kosar-${randomUUID()}@example.com`
const remindersTo = (email: string) => mailsOf(email, "cart_reminder")

async function subscribe(email: string): Promise<void> {
  await sql(
    `insert into newsletter_subscription (id, email, locale, state, asked_at, expires_at, confirmed_at)
     values ($1, $2, 'hu', 'confirmed', now(), now(), now())`,
    [`newsletter_${randomUUID()}`, email],
  )
}

/** A cart with products and an e-mail address, unchanged for this number of hours. */
async function leaveCart(email: string, { locale = "hu", hours = 5 }: { locale?: Locale; hours?: number }) {
  const { variantId } = await testProductOf("cart", 0)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 2 }], locale)
  await buyer.checkout({ email, shipping_address: ADDRESS })
  for (const [table, key] of [
    ["cart", "id"],
    ["cart_line_item", "cart_id"],
  ]) {
    await sql(`update ${table} set updated_at = now() - make_interval(hours => $2) where ${key} = $1`, [
      buyer.cartId,
      hours,
    ])
  }
  return buyer
}

/** Buys something with another cart. */
async function order(email: string): Promise<void> {
  const { sku, variantId } = await testProductOf("checkout", 0)
  await (await Administrator.signIn()).setStock(sku, 100)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  await buyer.buy(cart.total)
}

/** The path of a URL in the e-mail that contains a text. */
function pathIn({ text }: Mail, part: string): string {
  const address = text.match(/https?:[^\s()]+/g)?.find((found) => found.includes(part)) ?? ""
  const { pathname, search } = new URL(address)
  return pathname + search
}

const piecesIn = async (cartId: string) => {
  const rows = await sql<{ variant_id: string; quantity: number }>(
    "select variant_id, quantity::int from cart_line_item where cart_id = $1 and deleted_at is null",
    [cartId],
  )
  return rows
}

test("an abandoned cart, its only e-mail, its products in another browser, and no more e-mails", async () => {
  const { title, variantId } = await testProductOf("cart", 0)
  const [hungarian, english] = [newEmail(), newEmail()]
  const [without, fresh, ordered] = [newEmail(), newEmail(), newEmail()]
  for (const email of [hungarian, english, fresh, ordered]) await subscribe(email)
  const left = await leaveCart(hungarian, {})
  await leaveCart(hungarian, { hours: 6 })
  await leaveCart(english, { locale: "en" })
  await leaveCart(without, {})
  await leaveCart(fresh, { hours: 1 })
  // The order comes first, because the job also runs by itself and could run in between. The cart is older
  // nevertheless.
  await order(ordered)
  await leaveCart(ordered, {})

  const areSent = async () => (await remindersTo(hungarian)).length + (await remindersTo(english)).length >= 2
  expect(await untilJobDid("cart-reminders", async () => (await recorded()) >= 2)).toBe(true)
  expect(await untilJobDid("outgoing-mails", areSent)).toBe(true)
  const [mail, ...more] = await remindersTo(hungarian)
  if (!mail) throw new Error("No reminder.")
  expect(more, "once, however many carts and runs").toEqual([])
  expect(mail.text).toContain(`2 × ${title}`)
  expect(mail.eml).not.toContain(left.cartId)
  await expectPicturesToOpen(mail as Mail)
  expect((await remindersTo(english))[0]?.text).toContain("You left these in your cart")
  const rows = await sql(
    "select recipient from outgoing_mail where kind = 'cart_reminder' and recipient = any($1)",
    [[without, fresh, ordered]],
  )
  expect(rows, "neither without consent, nor too early, nor after an order").toEqual([])

  const path = pathIn(mail, "/cart-reminder?token=")
  const stranger = new Shopper()
  const page = await stranger.open(path)
  expect(page.status).toBe(200)
  expect(page.headers["cache-control"]).toBe("private, no-store")
  expect(textOf(page.text)).toContain(title)
  expect(page.text).not.toContain(left.cartId)
  const isTake = ({ action }: { action: string }) => action.includes("cart-reminder")
  for (const _ of ["pressed", "pressed again"]) {
    const taken = await stranger.submit(page, isTake, {})
    expect(taken.path).toBe("/hu/cart")
    expect(await piecesIn(cartIdOf(stranger))).toEqual([{ variant_id: variantId, quantity: 2 }])
  }
  expect(cartIdOf(stranger)).not.toBe(left.cartId)
  expect((await stranger.open("/hu/checkout")).text).not.toContain(hungarian)

  const token = new URL(path, stack.shopUrl).searchParams.get("token")
  const asked = { token, cart_id: left.cartId, locale: "hu" }
  const { body } = await callStore("/store/cart-reminders/look-up", { body: asked })
  expect(body, "the browser that has the cart is led to it").toMatchObject({ is_in_browser: true })
  expect(JSON.stringify(body)).not.toContain(left.cartId)

  const forged = `reminder_${randomUUID()}.${"A".repeat(43)}`
  expect((await stranger.open(`/en/cart-reminder?token=${forged}`)).status).toBe(404)
  await sql("update cart_reminder set created_at = now() - interval '15 days' where cart_id = $1", [
    left.cartId,
  ])
  expect((await stranger.open(path)).status).toBe(404)

  expect(mail.eml).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  const unsubscribed = await stranger.send(pathIn(mail, "/hirlevel/leiratkozas"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  })
  expect(unsubscribed.status).toBe(200)
  const subscriptions = await sql("select 1 from newsletter_subscription where email = $1", [hungarian])
  expect(subscriptions).toEqual([])

  async function recorded(): Promise<number> {
    const rows = await sql(
      "select 1 from outgoing_mail where kind = 'cart_reminder' and recipient = any($1) and state <> 'dropped'",
      [[hungarian, english]],
    )
    return rows.length
  }
})

test("a queued reminder is not sent to somebody who has unsubscribed since", async () => {
  const email = newEmail()
  const { cartId } = await leaveCart(email, {})
  const key = `cart_reminder:${cartId}`
  await sql(
    `insert into outgoing_mail (id, key, kind, about_id, locale, recipient, due_at)
     values ($1, $2, 'cart_reminder', $3, 'hu', $4, now())`,
    [`mail_${randomUUID()}`, key, cartId, email],
  )
  const state = async () =>
    (await sql<{ state: string }>("select state from outgoing_mail where key = $1", [key]))[0]?.state
  expect(await untilJobDid("outgoing-mails", async () => (await state()) === "dropped")).toBe(true)
  expect(await remindersTo(email)).toEqual([])
})
