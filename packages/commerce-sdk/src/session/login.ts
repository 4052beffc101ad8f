import type { Client } from "../client.ts"
import { bind } from "../core/bind.ts"
import { auth } from "../store/auth-calls.ts"
import type { Actor, EmailPassword, SignInAnswer } from "../types/auth-types.ts"

export interface LoginOptions {
  /** `emailpass` when absent. */
  provider?: string
}

/**
 * Signs in a customer or a member of the staff. The token is stored in the client's token store; in session mode
 * it is exchanged for a session cookie. If the answer has a `location`, the person must go there first.
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

/**
 * Ends the session and deletes the token. The token itself stays valid until it expires: Medusa keeps no list
 * of tokens.
 */
export async function logout(client: Client): Promise<void> {
  try {
    if (client.cookies !== null) await bind(auth, client.send).deleteSession()
  } finally {
    await client.tokens.clear()
    if (client.cookies !== null && client.cookies !== "browser") client.cookies.clear()
  }
}
