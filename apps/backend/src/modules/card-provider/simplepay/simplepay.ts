import type { CardProvider } from "../card-provider.ts"
import { createSimplePayGateway } from "./simplepay-gateway.ts"

/** OTP SimplePay: its hosted page accepts the card. */
export const simplepay: CardProvider = {
  findFaults: ({ apiKey, merchant }) => ({
    ...(apiKey.length >= 16 ? {} : { CARD_API_KEY: "must be the merchant account's SECRET_KEY" }),
    ...(merchant ? {} : { CARD_MERCHANT: "must be the id of the merchant account (MERCHANT)" }),
  }),
  createGateway: createSimplePayGateway,
}
