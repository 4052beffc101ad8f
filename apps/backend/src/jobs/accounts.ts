import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { UNFINISHED_CHECKOUT_DAYS } from "@porteka/shop"
import {
  forgetOldBillingAddresses,
  forgetPlacedFrom,
  forgetUnfinishedCheckouts,
} from "../domains/account/rights/anonymise.ts"
import { deleteDueAccounts } from "../domains/account/rights/delete-due-accounts.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { ACCOUNT_MODULE } from "../modules/account/index.ts"
import { CART_KEY_MODULE } from "../modules/cart-key/index.ts"

/** Deletes personal data after the periods of the privacy notice. */
export default async function accounts(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { codes, limits, passkeys, sessions } = container.resolve(ACCOUNT_MODULE)
  await runSeparately(container, {
    deleteDueAccounts,
    forgetUnfinishedCheckouts: () => forgetUnfinishedCheckouts(knex, UNFINISHED_CHECKOUT_DAYS),
    forgetOldBillingAddresses: () => forgetOldBillingAddresses(knex),
    forgetPlacedFrom: () => forgetPlacedFrom(knex),
    codes: () => codes.prune(),
    limits: () => limits.prune(),
    passkeys: () => passkeys.prune(),
    sessions: () => sessions.prune(),
    cartKeys: () => container.resolve(CART_KEY_MODULE).prune(),
  })
}

export const config = { name: "accounts", schedule: "*/10 * * * *" }
