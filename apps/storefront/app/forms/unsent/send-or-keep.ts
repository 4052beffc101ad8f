import { data, isRouteErrorResponse } from "react-router"
import { isConnectionError } from "#app/ui/browser/connection-error.ts"

const REASONS: Partial<Record<number, Unsent["unsent"]>> = { 408: "slow", 413: "large", 429: "often" }
const SERVER_ERROR = 500
const UNAVAILABLE = 503

/** Why what a form sent has not reached its action. */
export interface Unsent {
  unsent: "large" | "slow" | "often" | "connection" | "shop"
}

/**
 * For a `clientAction`: what keeps a form from its action becomes the form's answer. As an error it would put a page in the place of
 * the form, with all that was typed and chosen. `useAnswer` says why.
 */
export async function sendOrKeep<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    // With an error status the router does not read the page's data again, which would fail as well.
    return data<Unsent>({ unsent: reason }, { status: UNAVAILABLE })
  }
}

/** Null: an error of another kind, which has a page. */
export function reasonOf(error: unknown): Unsent["unsent"] | null {
  if (isConnectionError(error)) return "connection"
  if (!isRouteErrorResponse(error)) return null
  return REASONS[error.status] ?? (error.status >= SERVER_ERROR ? "shop" : null)
}
