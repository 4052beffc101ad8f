import type { CodeRow, Codes } from "../modules/account/codes.ts"
import { isPasswordOf } from "../modules/emailpass/password-hash.ts"
import type { SignUpProfile } from "./identity-provider.ts"

/**
 * What a provider stores about a registration that waits for its code; invalid ones for a taken address look
 * the same.
 */
export type OpenSignUp = {
  password_hash: string
  profile: SignUpProfile
}

export const openSignUpOf = ({ data }: CodeRow): OpenSignUp => data as OpenSignUp

/** The open registration that was started with this password. */
export async function findByPassword(
  codes: Codes,
  email: string,
  password: string,
): Promise<CodeRow | undefined> {
  for (const row of await codes.listOpen("sign_up", email)) {
    if (await isPasswordOf(openSignUpOf(row).password_hash, password)) return row
  }
  return undefined
}
