import { hkdfSync } from "node:crypto"

const KEY_BYTES = 32

/**
 * The key that encrypts the secrets of the staff's authenticator apps. Derived from the secret that signs
 * logins. A separate secret would not be safer, because anyone with the signing secret can log in without a
 * second factor.
 */
export const secondFactorKey = (jwtSecret: string): string =>
  Buffer.from(hkdfSync("sha256", jwtSecret, "", "staff second factor", KEY_BYTES)).toString("hex")
