import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import type { SoldGiftCard } from "../../modules/sold-gift-card/service.ts"
import { changeGiftCard, findGiftCard } from "../gift-cards/gift-cards.ts"
import { logFailure } from "../run-separately.ts"

/** Cards whose order was cancelled or completely refunded, or whose piece was removed from the order. */
const RETURNED = `
  select sold.id from sold_gift_card sold join "order" o on o.id = sold.order_id
   where sold.voided_at is null
     and (o.canceled_at is not null
          or not exists (select from order_item item
                          where item.item_id = sold.line_item_id and item.version = o.version
                            and item.deleted_at is null and item.quantity >= sold.piece)
          or coalesce((
               select sum(p.amount) > 0
                  and sum(p.amount) <= sum((select coalesce(sum(r.amount), 0) from refund r
                                             where r.payment_id = p.id and r.deleted_at is null))
                 from payment p
                 join order_payment_collection link
                   on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
                where link.order_id = o.id and p.captured_at is not null and p.deleted_at is null), false))`

/**
 * Cancels cards of such orders; the work is found in the tables, so it may run any number of times. A card that
 * cannot be cancelled is logged and does not stop the others.
 */
export async function voidReturnedCards(container: MedusaContainer): Promise<void> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string }[] }>(RETURNED)
  for (const { id } of rows) {
    await logFailure(container, `The returned gift card ${id} was not cancelled`, async () => {
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
  if (!card) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such gift card")
  return card
}

async function voidCard(container: MedusaContainer, card: SoldGiftCard, by: string | null): Promise<void> {
  // If the staff has deleted its promotion, nothing is left to spend.
  const isSpendable = card.made_at !== null && (await findGiftCard(container, card.code)) !== null
  if (isSpendable) await changeGiftCard(container, card.code, { is_disabled: true })
  await container.resolve(SOLD_GIFT_CARD_MODULE).markVoided(card.id, by)
}
