import { describe, expect, it } from "vitest"
import { stripe } from "../card-providers/stripe.server.ts"
import { contentSecurityPolicy, foreignOrigins, NO_ORIGINS } from "./content-security-policy.server.ts"

describe("contentSecurityPolicy", () => {
  const policyOf = (path: string, standIn?: string, measuring: string[] = []) =>
    contentSecurityPolicy([], {
      development: false,
      https: false,
      foreign: foreignOrigins(path, {
        cardForm: () => stripe.foreignOrigins(standIn),
        elsewhere: () => ({ ...NO_ORIGINS, script: measuring, image: measuring, connect: measuring }),
      }),
    })
  const SANDBOX = "http://127.0.0.1:12111/endive/stripe.js"

  it.each(["/hu/checkout/payment", "/en/checkout/payment", "/checkout/payment"])(
    "lets the card provider into %s alone",
    (path) => {
      expect(policyOf(path, SANDBOX)).toContain("script-src 'self' http://127.0.0.1:12111;")
      expect(policyOf(path, SANDBOX)).toContain("frame-src http://127.0.0.1:12111;")
      expect(policyOf(path)).toContain("frame-src https://js.stripe.com https://*.js.stripe.com")
      expect(policyOf(path)).toContain("connect-src 'self' https://api.stripe.com;")
    },
  )

  it.each(["/hu", "/hu/checkout", "/hu/checkout/payment/x", "/hu/checkout/verify", "/hu/cart"])(
    "keeps it out of %s",
    (path) => {
      expect(policyOf(path)).not.toContain("stripe")
      expect(policyOf(path, SANDBOX)).toBe(contentSecurityPolicy([], { development: false, https: false }))
    },
  )

  it("lets who measures into every page but the one with the card form", () => {
    const policy = policyOf("/hu", undefined, ["https://measure.example"])
    expect(policy).toContain("script-src 'self' https://measure.example;")
    expect(policy).toContain("img-src 'self' data: https://measure.example;")
    expect(policyOf("/hu/checkout/payment", undefined, ["https://measure.example"])).not.toContain("measure")
  })

  it("allows no inline code but what is hashed", () => {
    const policy = contentSecurityPolicy(["'sha256-x'"], { development: false, https: true })
    expect(policy).toContain("script-src 'self' 'sha256-x';")
    expect(policy).not.toContain("unsafe")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("upgrade-insecure-requests")
  })
})
