import { data, isRouteErrorResponse } from "react-router"
import { isConnectionError } from "#app/ui/browser/connection-error.ts"
import { answerInTime } from "./answer-in-time.ts"

const REASONS: Partial<Record<number, Unsent["unsent"]>> = { 408: "slow", 413: "large", 429: "often" }
const SERVER_ERROR = 500
const UNAVAILABLE = 503

/** Why what a form sent has not reached its action. */
export interface Unsent {
  unsent: "large" | "slow" | "often" | "connection" | "shop"
  /** The form takes files: fewer of them may arrive. */
  hasFiles: boolean
}

interface Sending<Answer> {
  request: Request
  serverAction: () => Promise<Answer>
}

/**
 * For a `clientAction`: what keeps a form from its action becomes the form's answer. As an error it would put a page in the place of
 * the form, with all that was typed and chosen. `useAnswer` says why.
 */
export async function sendOrKeep<Answer>({ request, serverAction }: Sending<Answer>) {
  // Before it is sent: the router reads the request.
  const hasFiles = request.headers.get("content-type")?.startsWith("multipart/") ?? false
  try {
    return await answerInTime(serverAction())
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    // With an error status the router does not read the page's data again, which would fail as well.
    return data<Unsent>({ unsent: reason, hasFiles }, { status: UNAVAILABLE })
  }
}

/** The whole `clientAction` of most forms. Its type is that of its own answer: the router adds the action's. */
export const keepUnsent = (sending: Sending<never>) => sendOrKeep(sending)

/** Null: an error of another kind, which has a page. */
export function reasonOf(error: unknown): Unsent["unsent"] | null {
  if (isConnectionError(error)) return "connection"
  if (!isRouteErrorResponse(error)) return null
  return REASONS[error.status] ?? (error.status >= SERVER_ERROR ? "shop" : null)
}
