import { describe, expect, it } from "vitest"
import { stripe } from "../card-providers/stripe.server.ts"
import { NO_ORIGINS } from "./content-security-policy.server.ts"
import { headersForFrames, securityHeaders } from "./security-headers.server.ts"

describe("headersForFrames", () => {
  it("lets the wallets of the card provider ask for payment and open a window", () => {
    const { "permissions-policy": permissions, ...others } = headersForFrames(
      stripe.foreignOrigins(undefined).frame,
    )
    expect(permissions).toContain(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
    )
    expect(permissions?.replace(/payment=\([^)]*\)/, "payment=(self)")).toBe(
      securityHeaders(true)["permissions-policy"],
    )
    expect(others).toEqual({ "cross-origin-opener-policy": "same-origin-allow-popups" })
  })

  it("changes nothing on a page without frames of others", () => {
    expect(headersForFrames(NO_ORIGINS.frame)).toEqual({})
  })
})
