import { hkdfSync } from "node:crypto"

const KEY_BYTES = 32

/**
 * The key that encrypts the secrets of the staff's authenticator apps. Derived from the secret that signs
 * logins: whoever has that one can log in without a second factor.
 */
export const secondFactorKey = (jwtSecret: string): string =>
  Buffer.from(hkdfSync("sha256", jwtSecret, "", "staff second factor", KEY_BYTES)).toString("hex")
