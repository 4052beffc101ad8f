import type { Client } from "../client.ts"
import { bind } from "../core/bind.ts"
import { auth } from "../store/auth-calls.ts"
import type { Actor, EmailPassword, SignInAnswer } from "../types/auth-types.ts"

export interface LoginOptions {
  /** `emailpass` when absent. */
  provider?: string
}

/**
 * Signs a customer or a user of the back office in. The token is kept in the client's token store; in session mode it
 * is changed for a session, and the cookie is what stays. A `location` in the answer is where the person must go first.
 */
export async function login(
  client: Client,
  actor: Actor,
  credentials: EmailPassword | Record<string, string>,
  { provider = "emailpass" }: LoginOptions = {},
): Promise<SignInAnswer> {
  const calls = bind(auth, client.send)
  const answer = await calls.signIn({ actor, provider }, credentials)
  if (!("token" in answer)) return answer
  if (client.cookies === null) await client.tokens.set(answer.token)
  else await calls.createSession({ token: answer.token })
  return answer
}

/** Ends the session and forgets the token. The token itself stays valid until its end: Medusa keeps no list of them. */
export async function logout(client: Client): Promise<void> {
  try {
    if (client.cookies !== null) await bind(auth, client.send).deleteSession()
  } finally {
    await client.tokens.clear()
    if (client.cookies !== null && client.cookies !== "browser") client.cookies.clear()
  }
}
