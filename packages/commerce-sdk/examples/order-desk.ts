import { createClient, memoryTokens } from "@porteka/commerce-sdk"
import { login } from "@porteka/commerce-sdk/auth"
import { orderDesk } from "@porteka/commerce-sdk/shop-admin"

/** Marks an order as paid, and returns how many orders now wait to be packed. */
export async function recordPayment(baseUrl: string, email: string, password: string, orderId: string) {
  const client = createClient({ baseUrl, tokens: memoryTokens() }, { orderDesk })
  await login(client, "user", { email, password })

  const { orders } = await client.orderDesk.advance({ step: "paid", orders: [{ id: orderId }] })
  const refusal = orders[0]?.refusal
  if (refusal) throw new Error(refusal)
  const { counts } = await client.orderDesk.list({ query: { stage: "to_pack" } })
  return counts.to_pack
}
