import type { MedusaContainer } from "@medusajs/framework/types"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import type { SoldGiftCard } from "../../modules/sold-gift-card/service.ts"
import { IS_REFUNDED_WHOLE } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { CHANGED_ORDERS, type OrderScope, ofOrders } from "../../records/touched-orders.sql.ts"
import { notFound } from "../../refusals/refusals.ts"
import { changeGiftCard, findGiftCard } from "../gift-cards/gift-cards.ts"
import { logFailure } from "../run-separately.ts"

/**
 * SQL: cards whose order was canceled or completely refunded, or whose piece was removed from the order.
 * @param orders a query of the orders' ids
 */
const returnedCardsOf = (orders: string) => `
  select sold.id from (${orders}) changed
    join sold_gift_card sold on sold.order_id = changed.order_id and sold.voided_at is null
    join "order" o on o.id = sold.order_id
   where o.canceled_at is not null
      or not exists (select from order_item item
                      where item.item_id = sold.line_item_id and item.version = o.version
                        and item.deleted_at is null and item.quantity >= sold.piece)
      or ${IS_REFUNDED_WHOLE}`

const returnedCards = ofOrders(returnedCardsOf, CHANGED_ORDERS)

/**
 * Cancels cards of such orders; the work is found in the tables, so it may run any number of times. A card that
 * cannot be canceled is logged and does not stop the others.
 */
export async function voidReturnedCards(container: MedusaContainer, scope: OrderScope): Promise<void> {
  const rows = await queryRows<{ id: string }>(container, returnedCards(scope), { ...scope })
  for (const { id } of rows) {
    await logFailure(container, `The returned gift card ${id} was not canceled`, async () => {
      const card = await container.resolve(SOLD_GIFT_CARD_MODULE).find(id)
      if (card) await voidCard(container, card, null)
    })
  }
}

/** Cancels a card, so that its balance can no longer be spent. @param by the staff member @throws 404 */
export async function voidByStaff(container: MedusaContainer, id: string, by: string): Promise<void> {
  await voidCard(container, await requireSoldCard(container, id), by)
}

/** @throws 404 */
export async function requireSoldCard(container: MedusaContainer, id: string): Promise<SoldGiftCard> {
  const card = await container.resolve(SOLD_GIFT_CARD_MODULE).find(id)
  if (!card) throw notFound("There is no such gift card")
  return card
}

async function voidCard(container: MedusaContainer, card: SoldGiftCard, by: string | null): Promise<void> {
  // If the staff has deleted its promotion, nothing is left to spend.
  const isSpendable = card.made_at !== null && (await findGiftCard(container, card.code)) !== null
  if (isSpendable) await changeGiftCard(container, card.code, { is_disabled: true })
  await container.resolve(SOLD_GIFT_CARD_MODULE).markVoided(card.id, by)
}
