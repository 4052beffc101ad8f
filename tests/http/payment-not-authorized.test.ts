import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { stack } from "../fixtures/stack.ts"
import { wareOf } from "../fixtures/wares.ts"
import { Buyer } from "./backend-buyer.ts"

const run = (sql: string) => withConnection(stack.databaseUrl, (client) => client.query(sql))

/** The database takes everything but the payment of one cart, as if it had gone away at that moment. */
async function refusePayment(cartId: string): Promise<void> {
  await run(`
    create function refuse_payment() returns trigger language plpgsql as $$
    begin
      if exists (
        select from cart_payment_collection link
        where link.cart_id = '${cartId}' and link.payment_collection_id = new.payment_collection_id
      ) then
        raise exception 'terminating connection due to administrator command';
      end if;
      return new;
    end $$;
    create trigger refuse_payment before insert on payment for each row execute function refuse_payment()`)
}

const takePayment = () => run("drop trigger refuse_payment on payment; drop function refuse_payment()")

test("a payment that could not be stored is not refused for good: asked again, the order is made", async () => {
  const ware = await wareOf("checkout", 5)
  const buyer = await Buyer.withCart([{ variant_id: ware.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: "megszakad@example.hu", payment: "cash_on_delivery" })
  await refusePayment(buyer.cartId)
  try {
    const { status, body } = await buyer.placeOrder(cart.total)
    expect([status, body.code]).toEqual([503, "payment_not_authorized"])
  } finally {
    await takePayment()
  }
  expect((await buyer.buy(cart.total)).total).toBe(cart.total)
})
