import type { CardProvider } from "../card-provider.ts"
import { createBarionGateway } from "./barion-gateway.ts"

const POS_KEY = /^[0-9a-f-]{32,36}$/i
const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Barion's Smart Gateway: its hosted page accepts cards and its wallet. */
export const barion: CardProvider = {
  findFaults: ({ apiKey, merchant = "" }) => ({
    ...(POS_KEY.test(apiKey) ? {} : { CARD_API_KEY: "must be the secret key of the Barion shop (POSKey)" }),
    ...(EMAIL.test(merchant) ? {} : { CARD_MERCHANT: "must be the e-mail address of the Barion wallet" }),
  }),
  createGateway: createBarionGateway,
}
