import type { MedusaContainer } from "@medusajs/framework/types"
import { deleteDueAccounts } from "../domains/account/rights/delete-due-accounts.ts"
import { refreshStages } from "../domains/order-desk/refresh-stages.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { ACCOUNT_MODULE } from "../modules/account/index.ts"
import { CART_KEY_MODULE } from "../modules/cart-key/index.ts"

/** Deletes accounts that are due, and codes, limits, sessions and keys that have expired. */
export default async function accounts(container: MedusaContainer): Promise<void> {
  const { codes, limits, passkeys, sessions } = container.resolve(ACCOUNT_MODULE)
  await runSeparately(container, {
    deleteDueAccounts: async () => {
      // Whether an order is sent is its stage, and the stored one may be old.
      await refreshStages(container)
      await deleteDueAccounts(container)
    },
    codes: () => codes.prune(),
    limits: () => limits.prune(),
    passkeys: () => passkeys.prune(),
    sessions: () => sessions.prune(),
    cartKeys: () => container.resolve(CART_KEY_MODULE).prune(),
  })
}

export const config = { name: "accounts", schedule: "*/10 * * * *" }
