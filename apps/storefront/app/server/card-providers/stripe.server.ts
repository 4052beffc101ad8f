import { createHmac, timingSafeEqual } from "node:crypto"
import type { CardProvider } from "./card-provider.server.ts"

const SCRIPT_ORIGIN = "https://js.stripe.com"
/** https://docs.stripe.com/security/guide#content-security-policy */
const ORIGINS = {
  script: [SCRIPT_ORIGIN, "https://*.js.stripe.com"],
  image: [],
  frame: [SCRIPT_ORIGIN, "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  form: [],
}

/** Stripe, or the card sandbox that stands in for it with its own script. */
export const stripe: CardProvider = {
  publicKeyPrefix: "pk_",
  scriptUrl: `${SCRIPT_ORIGIN}/endive/stripe.js`,
  foreignOrigins(standInUrl) {
    if (standInUrl === undefined) return ORIGINS
    const { origin } = new URL(standInUrl)
    return { script: [origin], image: [], frame: [origin], connect: [origin], form: [] }
  },
  signatureHeader: "stripe-signature",
  // https://docs.stripe.com/webhooks#verify-manually
  isSigned(event, header, secret) {
    const parts = header.split(",").map((part) => part.split("="))
    const time = parts.find(([name]) => name?.trim() === "t")?.[1]
    if (!time) return false
    const expected = createHmac("sha256", secret).update(`${time}.`).update(event).digest()
    return parts
      .filter(([name]) => name?.trim() === "v1")
      .some(([, value = ""]) => {
        const given = Buffer.from(value, "hex")
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
  },
  returnParameter: "payment_intent",
  paymentId: /^pi_\w{1,100}$/,
}
