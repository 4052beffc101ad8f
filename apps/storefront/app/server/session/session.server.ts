import { type AccountCustomer, type AccountSession, isOutage, isUnauthorized } from "@porteka/commerce-sdk"
import { data, redirect } from "react-router"
import { logger } from "../log.server.ts"
import type { RequestContext } from "../request-context.server.ts"
import { loginPath } from "./safe-back.ts"
import { forgetSession, readSessionToken } from "./session-cookie.server.ts"

export interface AuthenticatedSession {
  state: "authenticated"
  customer: AccountCustomer
  session: AccountSession
}

/** Who sends the request. An outage means neither signed out nor an empty account. */
export type Session = { state: "guest" } | AuthenticatedSession | { state: "unavailable" }

type Visit = Pick<RequestContext, "commerce" | "locale">

/** Asked once per request, however many of its loaders need it. */
const asked = new WeakMap<Visit["commerce"], Promise<Session>>()

export async function readSession(request: Request, visit: Visit): Promise<Session> {
  // A guest needs no back-end client.
  if (readSessionToken(request.headers) === null) return { state: "guest" }
  const { commerce } = visit
  const session = asked.get(commerce) ?? fetchSession(commerce)
  asked.set(commerce, session)
  return session
}

/** Before an action, which may change the customer: the loaders after it ask again. */
export async function readSessionBeforeAction(request: Request, { commerce }: Visit): Promise<Session> {
  return readSessionToken(request.headers) === null ? { state: "guest" } : fetchSession(commerce)
}

async function fetchSession(commerce: Visit["commerce"]): Promise<Session> {
  try {
    return { state: "authenticated", ...(await commerce.account.session()) }
  } catch (error) {
    if (isUnauthorized(error)) return { state: "guest" }
    if (!isOutage(error)) throw error
    logger.warn({ err: error }, "The back end could not say who is signed in.")
    return { state: "unavailable" }
  }
}

/** For account pages: redirects guests to the sign-in page, which returns here. */
export async function requireCustomer(request: Request, visit: Visit): Promise<AuthenticatedSession> {
  const session = await readSession(request, visit)
  if (session.state === "authenticated") return session
  if (session.state === "unavailable") throw data(null, { status: 503 })
  const { pathname, search } = new URL(request.url)
  const headers = new Headers()
  if (readSessionToken(request.headers) !== null) headers.append("set-cookie", forgetSession())
  throw redirect(loginPath(visit.locale, pathname.replace(/\.data$/, "") + search), { headers })
}
