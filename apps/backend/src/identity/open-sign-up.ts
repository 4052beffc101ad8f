import type { CodeRow, Codes } from "../modules/account/codes.ts"
import { isPasswordOf } from "../modules/emailpass/password-hash.ts"
import type { SignUpProfile } from "./identity-provider.ts"

/** What a provider notes of a sign-up that waits for its code; void ones of a taken address look the same. */
export type OpenSignUp = {
  password_hash: string
  profile: SignUpProfile
}

/** The open sign-up that this password began. */
export async function findByPassword(
  codes: Codes,
  email: string,
  password: string,
): Promise<CodeRow | undefined> {
  for (const row of await codes.listOpen("sign_up", email)) {
    if (await isPasswordOf((row.data as OpenSignUp).password_hash, password)) return row
  }
  return undefined
}
