import { NO_ORIGINS } from "../security/content-security-policy.server.ts"
import type { CardProvider } from "./card-provider.server.ts"

/** Its pages: secure.barion.com, secure.test.barion.com for tests. */
const PAGES = ["https://secure.barion.com", "https://secure.test.barion.com"]

/** Barion, or the stand-in that speaks its protocol. */
export const barion: CardProvider = {
  publicKeyPrefix: null,
  scriptUrl: null,
  foreignOrigins: (standInUrl) => ({
    ...NO_ORIGINS,
    form: standInUrl === undefined ? PAGES : [new URL(standInUrl).origin],
  }),
  // Its callback has no signature; it only contains the id of the payment to query.
  signatureHeader: null,
  isSigned: (event) => /^paymentid=[0-9a-f-]{32,36}$/i.test(event.toString()),
  returnParameter: "paymentId",
  paymentId: /^[0-9a-f]{32}$/,
}
