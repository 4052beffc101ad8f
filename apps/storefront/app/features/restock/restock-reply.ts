/** The result of a form about a back-in-stock notice. */
export type RestockReply =
  /** Requested; the answer reveals nothing about the address. */
  | { kind: "asked" }
  /** The form has errors; `variantId` and `email` are filled in again. */
  | { kind: "wrong_email"; variantId: string; email: string }
  | { kind: "notice"; token: string; notice: RestockNoticeView }
  | { kind: "cancelled" }
  /** An invalid, canceled or expired link. */
  | { kind: "invalid" }
  | { kind: "unavailable" }

export interface RestockNoticeView {
  state: "asked" | "confirmed" | "notified"
  product: { title: string; handle: string; variantKey: string } | null
}

const STATUS: Record<RestockReply["kind"], number> = {
  asked: 200,
  wrong_email: 400,
  notice: 200,
  cancelled: 200,
  invalid: 404,
  unavailable: 503,
}

export const statusOf = ({ kind }: RestockReply): number => STATUS[kind]
