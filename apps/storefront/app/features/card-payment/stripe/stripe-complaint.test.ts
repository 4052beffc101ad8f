import { expect, it } from "vitest"
import { complaintOf } from "./stripe-complaint.ts"

it.each([
  [
    { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" },
    true,
    "reason_insufficientFunds",
  ],
  [{ type: "card_error", code: "expired_card" }, true, "reason_expiredCard"],
  [{ type: "api_error" }, true, "failed"],
  [{ type: "api_connection_error" }, false, "offline"],
  [{ type: "api_connection_error" }, true, "connectionLost"],
] as const)("%j, online: %s, is reported as %s", (error, isOnline, complaint) => {
  expect(complaintOf(error, isOnline)).toBe(complaint)
})
