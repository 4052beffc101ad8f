import { createClient, memoryTokens } from "@porteka/commerce-sdk"
import { login, logout } from "@porteka/commerce-sdk/auth"
import { customers } from "@porteka/commerce-sdk/store"

/** Signs a customer in, reads the customer's data, and signs out. */
export async function whoAmI(baseUrl: string, publishableKey: string, email: string, password: string) {
  const client = createClient({ baseUrl, publishableKey, tokens: memoryTokens() }, { customers })
  await login(client, "customer", { email, password })
  const { customer } = await client.customers.retrieve()
  await logout(client)
  return customer
}
