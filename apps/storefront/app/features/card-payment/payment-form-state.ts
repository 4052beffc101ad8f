import type { DeclineReason } from "./decline-reason.ts"

/** Why there is no payment form, from the error catalogue (specification 8). */
export type PaymentFault =
  | "publishableKeyMissing"
  | "scriptFailed"
  | "clientSecretMissing"
  | "notInitialized"
  | "formFailed"

/** Why a payment failed; after a lost connection nobody knows yet whether it did. */
export type PaymentComplaint = `reason_${DeclineReason}` | "failed" | "offline" | "connectionLost"

/** All states of the card form. */
export type PaymentFormState =
  /** The provider's script is loading. */
  | { kind: "loading" }
  /** The script is loaded and renders its fields. */
  | { kind: "drawing" }
  /** Ready for a card; `complaint` is the provider's last error. */
  | { kind: "ready"; complaint: PaymentComplaint | null }
  /** The payment is being confirmed; if it succeeds, the browser leaves the page. */
  | { kind: "confirming" }
  | { kind: "broken"; fault: PaymentFault }

export type PaymentFormEvent =
  | { type: "script-loaded" }
  | { type: "script-failed" }
  | { type: "form-drawn" }
  | { type: "form-failed" }
  | { type: "pay" }
  | { type: "not-initialized" }
  /** The provider reported an error; null: it is shown inside the form, at its field. */
  | { type: "refused"; complaint: PaymentComplaint | null }

/** A form needs a publishable key and a client secret (specification 5). */
export function firstState(given: { publishableKey: string; clientSecret: string }): PaymentFormState {
  if (!given.publishableKey) return { kind: "broken", fault: "publishableKeyMissing" }
  if (!given.clientSecret) return { kind: "broken", fault: "clientSecretMissing" }
  return { kind: "loading" }
}

/** Events that do not fit the state are ignored: a late answer must not revive a failed form. */
export function nextState(state: PaymentFormState, event: PaymentFormEvent): PaymentFormState {
  switch (state.kind) {
    case "broken":
      return state
    case "loading":
      if (event.type === "script-loaded") return { kind: "drawing" }
      if (event.type === "script-failed") return { kind: "broken", fault: "scriptFailed" }
      return state
    case "drawing":
      if (event.type === "form-drawn") return { kind: "ready", complaint: null }
      if (event.type === "form-failed") return { kind: "broken", fault: "formFailed" }
      return state
    case "ready":
      if (event.type === "pay") return { kind: "confirming" }
      if (event.type === "form-failed") return { kind: "broken", fault: "formFailed" }
      return state
    case "confirming":
      if (event.type === "refused") return { kind: "ready", complaint: event.complaint }
      if (event.type === "not-initialized") return { kind: "broken", fault: "notInitialized" }
      return state
  }
}
