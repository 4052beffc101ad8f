import { expect, test } from "vitest"
import { newAccount } from "../fixtures/account.ts"
import { refusalOf, storeClient } from "../fixtures/commerce.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

/** The content of the e-mail to the person who placed the order. */
async function tokenOf(orderId: string): Promise<string> {
  const rows = await sql<{ token: string }>(
    "select details ->> 'token' as token from order_change_action where order_id = $1 and details ? 'token'",
    [orderId],
  )
  return rows[0]?.token ?? ""
}

test("guest orders move to an account if the person who placed them agrees, and not before", async () => {
  const testProduct = await testProductOf("checkout", 6)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: `regi.${Date.now()}@example.hu`, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  const customer = storeClient((await newAccount()).access_token)
  const own = async () => (await customer.customers.listOrders()).orders.map(({ id }) => id)

  const stranger = storeClient().orders.requestCustomerOrders({ order_ids: [order.id] })
  expect((await refusalOf(stranger)).status).toBe(401)
  const asked = await customer.orders.requestCustomerOrders({ order_ids: [order.id, "order_none"] })
  expect(asked).toEqual({ accepted: true })
  expect(await own()).toEqual([])

  const guess = await refusalOf(storeClient().orders.confirmCustomerOrders({ token: "talalgatas" }))
  expect(guess).toEqual({ status: 404, message: "This token is not valid any more" })
  const token = await tokenOf(order.id)
  expect(await storeClient().orders.confirmCustomerOrders({ token })).toEqual({ success: true })
  expect(await own()).toEqual([order.id])
  expect((await refusalOf(storeClient().orders.confirmCustomerOrders({ token }))).status).toBe(404)
})
