import { PasskeyRefusal } from "./call-passkeys.ts"

/** The errors of the browser's dialog if the person cancels, or if another request of ours replaces it. */
const IS_CANCELLED = ["NotAllowedError", "AbortError"]

/** What the page shows after a login with a passkey failed. */
export type AfterFailure = "offered" | "refused" | "unavailable" | "unsupported"

/** @param asked whether the person pressed the button; otherwise the request waited in the e-mail field */
export function afterFailure(error: unknown, asked: boolean): AfterFailure {
  if (error instanceof PasskeyRefusal) return error.code === "unavailable" ? "unavailable" : "refused"
  const isCancelled = error instanceof Error && IS_CANCELLED.includes(error.name)
  // Some browsers announce passkeys and then refuse them, as those inside other apps: no answer to somebody who asked nothing.
  return asked && !isCancelled ? "unsupported" : "offered"
}
