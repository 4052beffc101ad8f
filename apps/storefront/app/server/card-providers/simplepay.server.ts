import { parseJson } from "@porteka/shop/parse-json"
import { isSigned } from "@porteka/shop/simplepay-signature"
import { z } from "zod"
import { NO_ORIGINS } from "../security/content-security-policy.server.ts"
import type { CardProvider, ReturnedAs } from "./card-provider.server.ts"

/** Its pages: checkout.simplepay.hu, sb-checkout.simplepay.hu for tests, and those they lead to. */
const PAGES = "https://*.simplepay.hu"

const AS = {
  SUCCESS: "success",
  FAIL: "fail",
  CANCEL: "cancel",
  TIMEOUT: "timeout",
} as const satisfies Record<string, ReturnedAs>

/**
 * "PaymentService v2", Back: transaction (`t`) and event (`e`); the other fields are not needed because the
 * provider is queried.
 */
const Back = z.object({
  t: z.union([z.number(), z.string()]).transform(String),
  e: z.enum(["SUCCESS", "FAIL", "CANCEL", "TIMEOUT"]),
})

/** SimplePay of OTP, or the stand-in that speaks its protocol. */
export const simplepay: CardProvider = {
  publicKeyPrefix: null,
  scriptUrl: null,
  foreignOrigins: (standInUrl) => ({
    ...NO_ORIGINS,
    form: [standInUrl === undefined ? PAGES : new URL(standInUrl).origin],
  }),
  signatureHeader: "signature",
  isSigned,
  returnParameter: "simplepay",
  readReturn(query, secret) {
    const encoded = query.get("r")
    if (!encoded) return null
    const bytes = Buffer.from(encoded, "base64")
    const parsed = Back.safeParse(parseJson(bytes.toString()))
    if (!parsed.success) return null
    const isTrue = secret !== undefined && isSigned(bytes, query.get("s") ?? "", secret)
    return { payment: parsed.data.t, as: isTrue ? AS[parsed.data.e] : null }
  },
  paymentId: /^\d{1,20}$/,
}
