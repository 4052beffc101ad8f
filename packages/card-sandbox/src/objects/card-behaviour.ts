/** The behavior of a test card (https://docs.stripe.com/testing). */
export type CardBehaviour =
  | { kind: "succeeds" }
  | { kind: "authenticates"; afterwards: DeclineReason | null }
  | { kind: "declines"; reason: DeclineReason }

export interface DeclineReason {
  code: string
  decline_code?: string
  message: string
  param?: string
}
