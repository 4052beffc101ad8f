import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { UNFINISHED_CHECKOUT_DAYS } from "@porteka/shop"
import {
  forgetOldBillingAddresses,
  forgetPlacedFrom,
  forgetUnfinishedCheckouts,
} from "../domains/account/rights/anonymise.ts"
import { runSeparately } from "../domains/run-separately.ts"

/** Deletes personal data of carts and orders after the periods of the privacy notice. It reads all of them, so once a night. */
export default async function oldPersonalData(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await runSeparately(container, {
    forgetUnfinishedCheckouts: () => forgetUnfinishedCheckouts(knex, UNFINISHED_CHECKOUT_DAYS),
    forgetOldBillingAddresses: () => forgetOldBillingAddresses(knex),
    forgetPlacedFrom: () => forgetPlacedFrom(knex),
  })
}

export const config = { name: "old-personal-data", schedule: "13 3 * * *" }
