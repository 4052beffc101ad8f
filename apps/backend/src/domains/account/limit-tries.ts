import type { MedusaContainer } from "@medusajs/framework/types"
import { clientNetwork } from "@porteka/shop/client-network"
import { tooMany } from "../../identity/account-error.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { Limit, LimitedKey } from "../../modules/account/limits.ts"

type Scope = "account" | "account_and_address" | "address"

const QUARTER_HOUR = 15
const HOUR = 60
/** Longer than a code of an authenticator app is good for. */
const CODE_MINUTES = 2

/** How often each may be tried (ruling D14): for one account, from one address, and both together. */
const LIMITS = {
  sign_in: {
    account_and_address: { most: 5, minutes: QUARTER_HOUR },
    account: { most: 20, minutes: QUARTER_HOUR },
    address: { most: 50, minutes: QUARTER_HOUR },
  },
  /** By address first: nobody is to lock the owner out by typing wrong passwords elsewhere. */
  staff_sign_in: {
    account_and_address: { most: 5, minutes: QUARTER_HOUR },
    account: { most: 100, minutes: HOUR },
    address: { most: 30, minutes: QUARTER_HOUR },
  },
  /** Codes of the staff's authenticator apps: who types one has the password already. */
  second_factor: { account: { most: 10, minutes: HOUR } },
  /** The account with its code: an app shows it for half a minute, and a minute longer it is taken. */
  second_factor_code: { account: { most: 1, minutes: CODE_MINUTES } },
  sign_up: { account: { most: 5, minutes: HOUR }, address: { most: 20, minutes: HOUR } },
  /** Codes that are sent again, and codes for a new password. */
  send_code: { account: { most: 5, minutes: HOUR }, address: { most: 20, minutes: HOUR } },
  type_code: { account: { most: 15, minutes: QUARTER_HOUR }, address: { most: 50, minutes: QUARTER_HOUR } },
  /** The password of somebody who is signed in. */
  password: { account: { most: 5, minutes: QUARTER_HOUR } },
  /** Each look at the login page asks for a challenge. */
  passkey_options: { address: { most: 200, minutes: QUARTER_HOUR } },
  passkey: { address: { most: 50, minutes: QUARTER_HOUR } },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>

export type Limited = keyof typeof LIMITS

export interface Tried {
  /** The typed e-mail address, or the customer. */
  account: string
  /** Null for one that tells nobody apart. */
  address: string | null
}

/** Counts one try. @throws AccountError too_many_attempts, with the time to wait */
export async function limitTries(container: MedusaContainer, what: Limited, tried: Tried): Promise<void> {
  const keys = Object.entries(LIMITS[what]).flatMap(([scope, limit]): LimitedKey[] => {
    const of = keyOf(what, scope as Scope, tried)
    return of ? [{ of, ...limit }] : []
  })
  const seconds = await container.resolve(ACCOUNT_MODULE).limits.count(keys)
  if (seconds !== null) throw tooMany(seconds)
}

/** The right one has come: what was tried before for this account is forgiven. */
export async function forgiveTries(container: MedusaContainer, what: Limited, tried: Tried): Promise<void> {
  const { limits } = container.resolve(ACCOUNT_MODULE)
  for (const scope of ["account", "account_and_address"] as const) {
    const of = keyOf(what, scope, tried)
    if (of) await limits.clear(of)
  }
}

function keyOf(what: Limited, scope: Scope, { account, address: from }: Tried): string[] | null {
  const address = from === null ? null : clientNetwork(from)
  if (scope === "account") return [what, scope, account]
  if (scope === "account_and_address") return [what, scope, account, address ?? ""]
  return address === null ? null : [what, scope, address]
}
