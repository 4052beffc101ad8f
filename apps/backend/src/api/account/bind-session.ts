import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { accessToken, sessionClaims } from "../../domains/account/access-token.ts"
import type { WithSession } from "../../domains/account/current-account.ts"
import { liveSession } from "../../domains/account/live-session.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { type AccountSessionRow, isSessionToken } from "../../modules/account/sessions.ts"
import { type CustomerClaims, readCustomerJwt } from "./customer-jwt.ts"

type BoundRequest = MedusaRequest &
  WithSession & { auth_context?: CustomerClaims; session?: { auth_context?: CustomerClaims } }

/**
 * Runs before every route: a customer's token is valid only while its session lives. Our session token becomes
 * a JWT that Medusa's routes accept; a token whose session has ended is removed, so the request is anonymous.
 */
export async function bindSession(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    await bindCookie(req as BoundRequest)
    await bindBearer(req as BoundRequest)
    next()
  } catch (error) {
    next(error)
  }
}

async function bindBearer(req: BoundRequest): Promise<void> {
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? "") ?? []
  if (bearer === undefined) return
  if (isSessionToken(bearer)) {
    const found = await req.scope.resolve(ACCOUNT_MODULE).sessions.findByToken(bearer)
    const session = found && (await liveSession(req.scope, found))
    if (session) req.headers.authorization = `Bearer ${accessToken(req.scope, session).access_token}`
    keep(req, session)
    return
  }
  const claims = readCustomerJwt(req)
  if (claims?.actor_id) keep(req, await findLive(req, claims))
}

/** A customer of the back end's own cookie (`POST /auth/session`). */
async function bindCookie(req: BoundRequest): Promise<void> {
  const { session: cookie } = req
  const claims = cookie?.auth_context
  if (!cookie || claims?.actor_type !== "customer" || !claims.actor_id) return
  const session = await findLive(req, claims)
  if (!session) delete cookie.auth_context
  keep(req, session)
}

async function findLive(req: BoundRequest, claims: CustomerClaims): Promise<AccountSessionRow | undefined> {
  if (claims.session_id === undefined) return undefined
  const session = await req.scope.resolve(ACCOUNT_MODULE).sessions.findById(claims.session_id)
  return session?.customer_id === claims.actor_id ? await liveSession(req.scope, session) : undefined
}

/** Medusa has already read the store's tokens: its result is corrected. */
function keep(req: BoundRequest, session: AccountSessionRow | undefined): void {
  if (session) {
    req.account_session = session
    req.auth_context = sessionClaims(session)
    return
  }
  delete req.headers.authorization
  delete req.auth_context
}
