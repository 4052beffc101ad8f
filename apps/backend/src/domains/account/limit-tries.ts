import type { MedusaContainer } from "@medusajs/framework/types"
import { clientNetwork } from "@porteka/shop/client-network"
import { tooMany } from "../../identity/account-error.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { Limit, LimitedKey } from "../../modules/account/limits.ts"

type Scope = "account" | "account_and_address" | "address"

const QUARTER_HOUR = 15
const HOUR = 60
/** Longer than an authenticator code is valid. */
const CODE_MINUTES = 2

/** Limits (ruling D14): per account, per address, and per account and address. */
const LIMITS = {
  sign_in: {
    account_and_address: { most: 5, minutes: QUARTER_HOUR },
    account: { most: 20, minutes: QUARTER_HOUR },
    address: { most: 50, minutes: QUARTER_HOUR },
  },
  /** Counted per address first: wrong passwords typed elsewhere must not lock the owner out. */
  staff_sign_in: {
    account_and_address: { most: 5, minutes: QUARTER_HOUR },
    account: { most: 100, minutes: HOUR },
    address: { most: 30, minutes: QUARTER_HOUR },
  },
  /** Authenticator codes of the staff, which are entered after the password. */
  second_factor: { account: { most: 10, minutes: HOUR } },
  /** Account and code together: an app shows a code for half a minute, and it is accepted for one minute more. */
  second_factor_code: { account: { most: 1, minutes: CODE_MINUTES } },
  sign_up: { account: { most: 5, minutes: HOUR }, address: { most: 20, minutes: HOUR } },
  /** Requests for another code, or for a code to reset the password. */
  send_code: { account: { most: 5, minutes: HOUR }, address: { most: 20, minutes: HOUR } },
  type_code: { account: { most: 15, minutes: QUARTER_HOUR }, address: { most: 50, minutes: QUARTER_HOUR } },
  /** The password of a signed-in customer. */
  password: { account: { most: 5, minutes: QUARTER_HOUR } },
  /** Higher, because each view of the login page requests a challenge. */
  passkey_options: { address: { most: 200, minutes: QUARTER_HOUR } },
  passkey: { address: { most: 50, minutes: QUARTER_HOUR } },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>

export type Limited = keyof typeof LIMITS

export interface Tried {
  /** The entered e-mail address, or the customer id. */
  account: string
  /** Null for an address that identifies nobody. */
  address: string | null
}

/** Counts one attempt. @throws AccountError too_many_attempts, with the time to wait */
export async function limitTries(container: MedusaContainer, what: Limited, tried: Tried): Promise<void> {
  const keys = Object.entries(LIMITS[what]).flatMap(([scope, limit]): LimitedKey[] => {
    const of = keyOf(what, scope as Scope, tried)
    return of ? [{ of, ...limit }] : []
  })
  const seconds = await container.resolve(ACCOUNT_MODULE).limits.count(keys)
  if (seconds !== null) throw tooMany(seconds)
}

/** After a correct attempt, earlier ones for this account are cleared. */
export async function clearTries(container: MedusaContainer, what: Limited, tried: Tried): Promise<void> {
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
