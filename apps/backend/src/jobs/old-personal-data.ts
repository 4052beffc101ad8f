import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { UNFINISHED_CHECKOUT_DAYS } from "@porteka/shop"
import {
  forgetOldBillingAddresses,
  forgetPayers,
  forgetPlacedFrom,
  forgetUnfinishedCheckouts,
} from "../domains/account/rights/anonymise.ts"
import { forgetCardRecipients } from "../domains/account/rights/forget-card-recipients.ts"
import { deleteAbandonedCarts } from "../domains/cart/delete-abandoned-carts.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message/index.ts"

/** Deletes personal data of carts, orders, bank entries and messages after the periods of the privacy notice. It reads all of them, so once a night. */
export default async function oldPersonalData(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await runSeparately(container, {
    forgetUnfinishedCheckouts: () => forgetUnfinishedCheckouts(knex, UNFINISHED_CHECKOUT_DAYS),
    deleteAbandonedCarts: () => deleteAbandonedCarts(knex),
    forgetOldBillingAddresses: () => forgetOldBillingAddresses(knex),
    forgetCardRecipients: () => forgetCardRecipients(knex),
    forgetPlacedFrom: () => forgetPlacedFrom(knex),
    forgetPayers: () => forgetPayers(knex),
    pruneContactMessages: () => container.resolve(CONTACT_MESSAGE_MODULE).prune(),
  })
}

export const config = { name: "old-personal-data", schedule: "13 3 * * *" }
