import { hkdfSync } from "node:crypto"

const KEY_BYTES = 32

/**
 * What the secrets of the staff's authenticator apps are encrypted with. Made of the secret that signs sign-ins: whoever
 * has that one needs no second factor.
 */
export const secondFactorKey = (jwtSecret: string): string =>
  Buffer.from(hkdfSync("sha256", jwtSecret, "", "staff second factor", KEY_BYTES)).toString("hex")
