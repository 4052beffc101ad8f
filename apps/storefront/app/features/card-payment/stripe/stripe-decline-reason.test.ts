import { expect, it } from "vitest"
import { declineReason } from "./stripe-decline-reason.ts"

it.each([
  ["insufficient_funds", "insufficientFunds"],
  ["payment_intent_authentication_failure", "notAuthenticated"],
  ["generic_decline", "declined"],
  ["stolen_card", "declined"],
  ["constructor", "declined"],
  ["", "declined"],
])("%s is reported as %s", (code, reason) => {
  expect(declineReason(code)).toBe(reason)
})
