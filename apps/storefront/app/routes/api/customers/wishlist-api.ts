import type { Outcome } from "#app/features/account/contract/outcome.ts"
import {
  forgetWishlist,
  readWishlist,
  saveWishlist,
} from "#app/features/account/server/saved-wishlist.server.ts"
import { MOST_WISHES, wishlistBody } from "#app/features/account/server/wishlist-body.ts"
import type { AccountWishlist } from "#app/features/wishlist/account/account-wishlist-answer.ts"
import { badRequest, reply } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/wishlist-api.ts"

/** The wishlist stored in the account, for the page, which stores it in the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  const session = await readSession(request, shop)
  if (session.state !== "authenticated") return answer({ state: session.state })
  return answer(toAnswer(await readWishlist(shop), session.customer.id))
}

/** `POST` saves the list in the account, `DELETE` removes it there. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const session = await readSession(request, shop)
  if (session.state !== "authenticated") return answer({ state: session.state })
  const owner = session.customer.id
  if (request.method === "DELETE") {
    const outcome = await forgetWishlist(shop)
    return answer(outcome.ok ? { state: "unsaved" } : toAnswer(outcome, owner))
  }
  const list = await readJson(request, wishlistBody)
  if (!list) return badRequest(`The body must be { items }, at most ${MOST_WISHES} of them.`)
  return answer(toAnswer(await saveWishlist(shop, list.items), owner))
}

function toAnswer(outcome: Awaited<ReturnType<typeof readWishlist>>, owner: string): AccountWishlist {
  if (!outcome.ok) return { state: stateOf(outcome) }
  const { items, saved_at } = outcome
  return saved_at === null ? { state: "unsaved" } : { state: "saved", owner, items }
}

const stateOf = ({ refusal }: Extract<Outcome, { ok: false }>) =>
  refusal.code === "not_authenticated" ? "guest" : "unavailable"

const answer = (list: AccountWishlist) => reply(list)
