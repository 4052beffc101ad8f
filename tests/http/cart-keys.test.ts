import type { CartMergeAnswer } from "@porteka/commerce-sdk"
import { CART_DAYS } from "@porteka/shop"
import { expect, test } from "vitest"
import { callAccount, newAccount } from "../fixtures/account.ts"
import { cartIdOf } from "../fixtures/cart-cookie.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

/**
 * A cart's cookie that somebody planted, stole or kept gives no access once its owner has entered personal
 * data (ADR 0056).
 */

const CHOICE = { delivery: "pickup", payment: "bank_transfer" } as const

/** Another browser with this browser's current cookies. */
function copyOf(shopper: Shopper): Shopper {
  const copy = new Shopper()
  for (const name of ["medusa-cart-id", "cart-keys"]) {
    const value = shopper.cookies.findValue(name)
    if (value !== undefined) copy.cookies.set(name, value)
  }
  return copy
}

const seenBy = async (shopper: Shopper) => JSON.parse((await shopper.send("/api/session")).text).seen_cart

async function withItems(): Promise<Shopper> {
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [await testProductOf("checkout", 4)])
  return shopper
}

/** Pretends that keys were replaced this long ago. */
const ageKeys = (shopper: Shopper, age: "20 seconds" | "1 hour") =>
  sql("update cart_key set ended_at = ended_at - $2::interval where cart_id = $1", [cartIdOf(shopper), age])

test("an old cookie opens neither the details, nor the cart, nor the order; the owner's opens all", async () => {
  const owner = await withItems()
  const thief = copyOf(owner)
  const person = newPerson()
  await giveDetails(owner, "hu", CHOICE, person)
  expect((await owner.open("/hu/checkout")).text).toContain(person.email)
  // Requests that were on their way when the details were saved have arrived.
  await ageKeys(owner, "20 seconds")

  for (const path of ["/hu/checkout", "/hu/checkout/payment", "/hu/checkout/verify", "/hu/cart"]) {
    const answer = await thief.send(path)
    expect([path, answer.text.includes(person.email)]).toEqual([path, false])
    expect(answer.headers.location ?? "").not.toContain("order-confirmation")
  }
  // A moment later it counts as a request that was on its way: no new cart replaces the old one.
  expect(await seenBy(thief)).toEqual({ state: "unavailable" })
  await ageKeys(owner, "1 hour")
  expect(await seenBy(thief)).toEqual({ state: "lost" })
  expect((await callStore(`/store/carts/${cartIdOf(owner)}`)).status).toBe(404)

  const confirmation = await pressOrderButton(owner, await owner.open("/hu/checkout/payment"))
  expect(confirmation.path).toContain("/order-confirmation/")
  expect((await thief.send("/hu/checkout/verify")).headers.location ?? "").not.toContain("order-confirmation")
})

test("each saving of details issues a new key; a lost answer locks nobody out, nor is a concurrent request refused", async () => {
  const owner = await withItems()
  await giveDetails(owner, "hu", CHOICE, newPerson())
  const before = copyOf(owner)
  expect(await seenBy(before)).toMatchObject({ state: "open" })
  const lost = copyOf(owner)
  await giveDetails(lost, "hu", CHOICE, newPerson())
  expect(lost.cookies.findValue("cart-keys")).not.toBe(before.cookies.findValue("cart-keys"))
  expect(await seenBy(lost)).toMatchObject({ state: "open" })
  expect(await seenBy(before)).toMatchObject({ state: "open" })
  await ageKeys(owner, "20 seconds")
  expect(await seenBy(before)).toEqual({ state: "unavailable" })

  const another = await withItems()
  const id = cartIdOf(another)
  const { status } = await callStore(`/store/carts/${id}/key`, { body: { key: "k".repeat(32) } })
  expect(status).toBe(200)
  expect(await seenBy(another)).toMatchObject({ state: "open" })
})

test("a login takes the cart along under a new key, and old keys give no access", async () => {
  const owner = await withItems()
  const planted = copyOf(owner)
  const id = cartIdOf(owner)
  await giveDetails(owner, "hu", CHOICE, newPerson())
  await seenBy(owner)
  await ageKeys(owner, "20 seconds")
  const stranger = await newAccount()
  const taken = await callAccount<CartMergeAnswer>("/cart", {
    body: { cart_id: id },
    token: stranger.session_token,
  })
  expect(taken.body.cart_id).toBeNull()
  expect(await seenBy(planted)).toEqual({ state: "unavailable" })

  const guest = await withItems()
  const kept = copyOf(guest)
  const { body } = await callAccount<CartMergeAnswer>("/cart", {
    body: { cart_id: cartIdOf(guest), new_key: "n".repeat(32) },
    token: stranger.session_token,
  })
  expect(body.cart_id).toBe(cartIdOf(guest))
  expect(await seenBy(kept)).toMatchObject({ state: "open" })
})

test("a cart unchanged for longer than its cookie's lifetime is accessible to nobody", async () => {
  const kept = await withItems()
  const age = (table: "cart" | "cart_line_item", column: "id" | "cart_id") =>
    sql(`update ${table} set updated_at = now() - make_interval(days => $2) where ${column} = $1`, [
      cartIdOf(kept),
      CART_DAYS + 1,
    ])
  await age("cart", "id")
  // A line that was changed since then stays.
  expect(await seenBy(copyOf(kept))).toMatchObject({ state: "open" })
  await age("cart_line_item", "cart_id")
  expect((await callStore(`/store/carts/${cartIdOf(kept)}`)).status).toBe(404)
  expect(await seenBy(copyOf(kept))).toEqual({ state: "lost" })
})
