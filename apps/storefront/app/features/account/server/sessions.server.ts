import type { AccountSession } from "@porteka/commerce-sdk"
import { forgetCart } from "#app/server/cart/cart-cookie.server.ts"
import { forgetSession } from "#app/server/session/session-cookie.server.ts"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { toOutcome, toOutcomeOf } from "./to-outcome.server.ts"

export function listSessions({ commerce }: AccountVisit): Promise<Outcome<{ sessions: AccountSession[] }>> {
  return toOutcome(() => commerce.account.listSessions())
}

export function endSession({ commerce }: AccountVisit, id: string): Promise<Outcome> {
  return toOutcomeOf(id, () => commerce.account.endSession(id))
}

/** Signs out everywhere, including this browser. */
export function endAllSessions({ commerce }: AccountVisit): Promise<Outcome> {
  return toOutcome(async (headers) => {
    await commerce.account.endAllSessions()
    headers.append("set-cookie", forgetSession())
    headers.append("set-cookie", await forgetCart())
    return {}
  })
}
