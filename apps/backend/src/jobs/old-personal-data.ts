import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteOldOrderExports } from "../domains/account/rights/delete-order-exports.ts"
import { forgetCardRecipients } from "../domains/account/rights/forget-card-recipients.ts"
import {
  forgetPayers,
  forgetPlacedFrom,
  forgetUnfinishedCheckouts,
} from "../domains/account/rights/forget-old-data.ts"
import { forgetOldOrders } from "../domains/account/rights/forget-old-orders.ts"
import { deleteAbandonedCarts } from "../domains/cart/delete-abandoned-carts.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { CONTACT_MESSAGE_MODULE } from "../modules/contact-message/index.ts"

/**
 * Deletes personal data of carts, orders, their exports, guests, bank entries and messages after the periods of the privacy notice. It reads all
 * of them, so once a night.
 */
export default async function oldPersonalData(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await runSeparately(container, {
    forgetUnfinishedCheckouts: () => forgetUnfinishedCheckouts(knex),
    deleteAbandonedCarts: () => deleteAbandonedCarts(knex),
    forgetOldOrders: () => forgetOldOrders(container),
    forgetCardRecipients: () => forgetCardRecipients(knex),
    forgetPlacedFrom: () => forgetPlacedFrom(knex),
    forgetPayers: () => forgetPayers(knex),
    deleteOldOrderExports: () => deleteOldOrderExports(container),
    pruneContactMessages: () => container.resolve(CONTACT_MESSAGE_MODULE).prune(),
  })
}

export const config = { name: "old-personal-data", schedule: "13 3 * * *" }
