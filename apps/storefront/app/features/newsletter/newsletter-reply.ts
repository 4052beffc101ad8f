import type { NewsletterAnswer } from "@porteka/commerce-sdk/wire"

/** The state of a newsletter page. */
export type NewsletterReply =
  | { kind: NewsletterAnswer["state"]; token: string }
  /** An invalid, deleted or expired link. */
  | { kind: "invalid" }
  | { kind: "unavailable" }

export function statusOf({ kind }: NewsletterReply): number {
  if (kind === "invalid") return 404
  return kind === "unavailable" ? 503 : 200
}
