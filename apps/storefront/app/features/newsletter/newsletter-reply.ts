import type { NewsletterAnswer } from "@porteka/commerce-sdk/wire"

/** What a page of the newsletter shows. */
export type NewsletterReply =
  | { kind: NewsletterAnswer["state"]; token: string }
  /** A wrong, forgotten or expired link. */
  | { kind: "invalid" }
  | { kind: "unavailable" }

export function statusOf({ kind }: NewsletterReply): number {
  return kind === "invalid" ? 404 : kind === "unavailable" ? 503 : 200
}
