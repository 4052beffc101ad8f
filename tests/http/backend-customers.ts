import { callStore } from "./backend-buyer.ts"

export type Registered = { id: string; token: string }

const PASSWORD = "egy-hosszu-jelszo"

/** An account at the back end, signed in. */
export async function register(email: string): Promise<Registered> {
  const credentials = { email, password: PASSWORD }
  const { body: registration } = await callStore<{ token: string }>("/auth/customer/emailpass/register", {
    body: credentials,
  })
  const { body } = await callStore<{ customer: { id: string } }>("/store/customers", {
    body: { email, first_name: "Titkos", last_name: "Név", phone: "+36 1 999 9999" },
    token: registration.token,
  })
  const { body: login } = await callStore<{ token: string }>("/auth/customer/emailpass", {
    body: credentials,
  })
  return { id: body.customer.id, token: login.token }
}

/** The token of an identity that has no customer yet. */
export async function registerIdentity(email: string): Promise<string> {
  const { body } = await callStore<{ token: string }>("/auth/customer/emailpass/register", {
    body: { email, password: PASSWORD },
  })
  return body.token
}
