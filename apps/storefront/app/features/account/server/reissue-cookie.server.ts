import { parseJson } from "@porteka/shop/parse-json"
import { z } from "zod"
import { env } from "#app/server/env.server.ts"
import { rememberSession } from "#app/server/session/session-cookie.server.ts"
import { shopperClient } from "#app/server/session/shopper-client.server.ts"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { refused, toOutcome } from "./to-outcome.server.ts"

const TOKEN_CHARACTERS = 4096
const StateSchema = z.object({ accessToken: z.string().min(1).max(TOKEN_CHARACTERS) })

/**
 * The session's cookie for a browser that lost it but has an access token that the back end accepts. The
 * previous cookie is invalid from then on, wherever it is.
 * @param state the stored auth state, serialized or not
 */
export function reissueCookie(
  { locale, clientAddress }: AccountVisit,
  request: Request,
  state: unknown,
): Promise<Outcome> {
  const parsed = StateSchema.safeParse(typeof state === "string" ? parseJson(state) : state)
  if (!parsed.success) return Promise.resolve(refused({ code: "not_authenticated" }))
  return toOutcome(async (headers) => {
    const visit = { headers: request.headers, locale, clientAddress }
    const commerce = shopperClient(env, visit, { token: parsed.data.accessToken })
    const { session_token } = await commerce.account.reissue()
    headers.append("set-cookie", rememberSession(session_token))
    return {}
  })
}
