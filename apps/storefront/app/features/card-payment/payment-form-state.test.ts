import { describe, expect, it } from "vitest"
import { firstState, nextState, type PaymentFormEvent, type PaymentFormState } from "./payment-form-state.ts"

const broken = (fault: Extract<PaymentFormState, { kind: "broken" }>["fault"]): PaymentFormState => ({
  kind: "broken",
  fault,
})
const ready: PaymentFormState = { kind: "ready", complaint: null }

describe("firstState", () => {
  it.each([
    ["pk_test_1", "pi_1_secret_2", { kind: "loading" }],
    ["", "pi_1_secret_2", broken("publishableKeyMissing")],
    ["pk_test_1", "", broken("clientSecretMissing")],
    ["", "", broken("publishableKeyMissing")],
  ])("key %j, secret %j", (publishableKey, clientSecret, state) => {
    expect(firstState({ publishableKey, clientSecret })).toEqual(state)
  })
})

describe("nextState", () => {
  it.each<[PaymentFormState, PaymentFormEvent, PaymentFormState]>([
    [{ kind: "loading" }, { type: "script-loaded" }, { kind: "drawing" }],
    [{ kind: "loading" }, { type: "script-failed" }, broken("scriptFailed")],
    [{ kind: "drawing" }, { type: "form-drawn" }, ready],
    [{ kind: "drawing" }, { type: "form-failed" }, broken("formFailed")],
    [ready, { type: "pay" }, { kind: "confirming" }],
    [
      { kind: "confirming" },
      { type: "refused", complaint: "failed" },
      { kind: "ready", complaint: "failed" },
    ],
    [{ kind: "confirming" }, { type: "refused", complaint: null }, ready],
    [{ kind: "confirming" }, { type: "not-initialized" }, broken("notInitialized")],
    // Events that must change nothing: a second click, a click too early, an answer too late.
    [{ kind: "confirming" }, { type: "pay" }, { kind: "confirming" }],
    [{ kind: "loading" }, { type: "pay" }, { kind: "loading" }],
    [{ kind: "drawing" }, { type: "pay" }, { kind: "drawing" }],
    [{ kind: "confirming" }, { type: "form-drawn" }, { kind: "confirming" }],
    [broken("formFailed"), { type: "script-loaded" }, broken("formFailed")],
    [broken("scriptFailed"), { type: "pay" }, broken("scriptFailed")],
  ])("%j, %j", (state, event, next) => {
    expect(nextState(state, event)).toEqual(next)
  })
})
