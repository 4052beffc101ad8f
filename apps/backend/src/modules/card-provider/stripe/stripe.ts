import type { CardProvider } from "../card-provider.ts"
import { createStripeGateway } from "./stripe-gateway.ts"

const API_KEY = /^[sr]k_(test|live)_\w+$/
const WEBHOOK_SECRET = /^whsec_\w+$/

/** Stripe, or the card sandbox that speaks its protocol. */
export const stripe: CardProvider = {
  findFaults: ({ apiKey, webhookSecret }) => ({
    ...(API_KEY.test(apiKey) ? {} : { CARD_API_KEY: "must be a secret key of Stripe" }),
    ...(WEBHOOK_SECRET.test(webhookSecret) ? {} : { CARD_WEBHOOK_SECRET: "must begin with whsec_" }),
  }),
  createGateway: createStripeGateway,
}
