import { codeFor } from "../fixtures/account.ts"
import { callStore } from "./backend-buyer.ts"

export type Registered = { id: string; token: string }

export const STOCK_PASSWORD = "egy-hosszu-jelszo"

/** An account created and logged in with the calls of Medusa's own clients. */
export async function register(email: string): Promise<Registered> {
  const token = await registerIdentity(email)
  await callStore("/store/customers", {
    body: { email, first_name: "Titkos", last_name: "Név", phone: "+36 1 999 9999" },
    token,
  })
  const { body } = await callStore<{ token: string }>("/auth/verification/confirm", {
    body: { code: await codeFor(email) },
    token,
  })
  const { body: me } = await callStore<{ customer: { id: string } }>("/store/customers/me", {
    token: body.token,
  })
  return { id: me.customer.id, token: body.token }
}

/** The token of a registration whose code was not entered yet. */
export async function registerIdentity(email: string): Promise<string> {
  const { body } = await callStore<{ token: string }>("/auth/customer/emailpass/register", {
    body: { email, password: STOCK_PASSWORD },
  })
  return body.token
}
