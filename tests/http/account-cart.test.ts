import type { Cart, CartMergeAnswer } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { callAccount, freshEmail, newAccount } from "../fixtures/account.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, createCart, type Line } from "./backend-buyer.ts"

/** A cart of a logged-in customer. */
const ownCart = async (token: string, items: Line[]) => (await createCart(items, { token })).id

const read = async (id: string) => (await new Buyer(id).checkout({})).body.cart

const piecesOf = ({ items }: Cart) =>
  Object.fromEntries(items.map(({ variant_id, quantity }) => [variant_id, quantity]))

const mergeCart = (token: string, cart_id: string | null) =>
  callAccount<CartMergeAnswer>("/cart", { body: { cart_id }, token })

test("the guest's cart becomes the customer's, with the larger quantity of each line, and nothing is lost or doubled", async () => {
  const [both, own, guests] = [
    await testProductOf("cart"),
    await testProductOf("cart", 1),
    await testProductOf("cart", 2),
  ]
  const { session_token: token, customer } = await newAccount(freshEmail())
  const waiting = await ownCart(token, [
    { variant_id: both.variantId, quantity: 3 },
    { variant_id: own.variantId, quantity: 1 },
  ])
  const guest = await Buyer.withCart([
    { variant_id: both.variantId, quantity: 2 },
    { variant_id: guests.variantId, quantity: 1 },
  ])
  const { body } = await mergeCart(token, guest.cartId)
  expect(body).toEqual({ cart_id: guest.cartId, merged: true })
  const cart = await read(guest.cartId)
  expect(cart.customer_id).toBe(customer.id)
  expect(piecesOf(cart)).toEqual({ [both.variantId]: 3, [own.variantId]: 1, [guests.variantId]: 1 })
  expect((await read(waiting)).items).toEqual([])

  // Again, and on another device without a cart.
  expect((await mergeCart(token, guest.cartId)).body).toEqual({ cart_id: guest.cartId, merged: false })
  expect((await mergeCart(token, null)).body).toEqual({ cart_id: guest.cartId, merged: false })
})

test("another customer's cart is neither taken over nor readable", async () => {
  const testProduct = await testProductOf("cart", 3)
  const [mine, others] = [await newAccount(), await newAccount()]
  const foreign = await ownCart(others.session_token, [{ variant_id: testProduct.variantId, quantity: 1 }])
  expect((await mergeCart(mine.session_token, foreign)).body).toEqual({ cart_id: null, merged: false })
  expect((await read(foreign)).customer_id).toBe(others.customer.id)
})
