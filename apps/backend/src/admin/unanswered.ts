import { textsForStaff } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import { adminLanguage } from "./language.ts"

/** The session has ended. */
const UNAUTHORIZED = 401
/** What Medusa says then. */
const NO_SESSION = "Unauthorized"
/** What a proxy answers while the back end restarts. */
const UNREACHABLE = [502, 503, 504]

const TEXTS = textsForStaff({
  hu: {
    waiting: "A bolt kiszolgálója most nem válaszol. A lap magától megjelenik, amint újra elérhető.",
    signedOut:
      "A belépése lejárt. Lépjen be a böngésző egy másik lapján, majd próbálja újra itt: amit beírt, megmaradt.",
    unreachable:
      "A kiszolgáló most nem érhető el. Amit beírt, megmaradt. Ha épp módosított valamit, előbb nézze meg egy másik lapon, megtörtént-e, és csak azután próbálja újra.",
  },
  en: {
    waiting: "The shop's server does not answer right now. This page appears by itself as soon as it does.",
    signedOut:
      "You are no longer logged in. Log in in another tab of the browser, then try again here: what you typed is still here.",
    unreachable:
      "The server cannot be reached right now. What you typed is still here. If you were changing something, look in another tab whether it happened before you try again.",
  },
})

/** Why a call got no answer of a route. Either can be over in a minute: the call may succeed then. */
export type UnansweredReason = "signedOut" | "unreachable"

/** What a call without an answer throws; its message is shown. */
export class UnansweredError extends Error {
  readonly reason: UnansweredReason

  constructor(reason: UnansweredReason, options?: ErrorOptions) {
    super(TEXTS[adminLanguage()][reason], options)
    this.reason = reason
  }
}

/** Of an answer that comes from no route: the session has ended, or the back end does not run. */
export function unansweredReason(status: number): UnansweredReason | undefined {
  if (status === UNAUTHORIZED) return "signedOut"
  return UNREACHABLE.includes(status) ? "unreachable" : undefined
}

/** What to do about such an answer. */
export function explainStatus(status: number): string | undefined {
  const reason = unansweredReason(status)
  return reason && TEXTS[adminLanguage()][reason]
}

/** The message of a refused call of Medusa's own pages: what the route says, or what `explainStatus` does. */
export const explainRefusal = (status: number, said: string | undefined): string | undefined =>
  said === undefined || said === NO_SESSION ? (explainStatus(status) ?? said) : said

/** The answer to a request. @throws UnansweredError if there is none */
export const answerTo = (request: Promise<Response>): Promise<Response> =>
  request.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause
    throw new UnansweredError("unreachable", { cause })
  })

/** What a page says that cannot tell yet who opened it; undefined if nobody is logged in. */
export function explainWaiting(failure: unknown): string | undefined {
  return failure && fieldsOf(failure).status !== UNAUTHORIZED ? TEXTS[adminLanguage()].waiting : undefined
}
