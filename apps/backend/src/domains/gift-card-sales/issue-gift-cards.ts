import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { addDays, budapestDay, fullName, startOfBudapestDay } from "@porteka/hungary"
import { lastDayOfCard, lineOptionsOf } from "@porteka/shop"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { SOLD_GIFT_CARD_MODULE } from "../../modules/sold-gift-card/index.ts"
import type { SoldGiftCard } from "../../modules/sold-gift-card/service.ts"
import { MONEY_OF_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { type OrderScope, ofOrders, TOUCHED_ORDERS } from "../../records/touched-orders.sql.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { createGiftCard, makeCode } from "../gift-cards/gift-cards.ts"
import { logFailure } from "../run-separately.ts"

const LOCK = "sold-gift-cards"
const LOCK_SECONDS = 30
/** SQL: pieces of gift cards in completely paid orders for which no card was recorded. @param orders their ids */
const paidPiecesOf = (orders: string) => `
  select o.id as order_id, o.email, o.locale, line.id as line_item_id, piece.number as piece,
         coalesce(item.unit_price, line.unit_price)::float8 as value, line.metadata,
         coalesce(billing.first_name, shipping.first_name) as first_name,
         coalesce(billing.last_name, shipping.last_name) as last_name
    from (${orders}) touched
    join "order" o on o.id = touched.order_id
    join order_item item on item.order_id = o.id and item.version = o.version and item.deleted_at is null
    join order_line_item line on line.id = item.item_id and line.deleted_at is null and line.is_giftcard
    join order_summary summary
      on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
   cross join lateral generate_series(1, item.quantity::int) as piece (number)
    left join order_address billing on billing.id = o.billing_address_id
    left join order_address shipping on shipping.id = o.shipping_address_id
   where o.canceled_at is null and o.deleted_at is null and not o.is_draft_order
     and line.product_id in (select id from product where is_giftcard)
     and not exists (select from sold_gift_card sold
                      where sold.line_item_id = line.id and sold.piece = piece.number)
     and (select money.kept from (${MONEY_OF_ORDER}) money)
         >= (summary.totals->>'current_order_total')::numeric`

const paidPieces = ofOrders(paidPiecesOf, TOUCHED_ORDERS)

interface PaidPiece {
  order_id: string
  email: string
  locale: string | null
  line_item_id: string
  piece: number
  value: number
  metadata: unknown
  first_name: string | null
  last_name: string | null
}

/**
 * Creates the gift cards of paid orders and queues their e-mails, each once: the work is found in the tables,
 * so it may run any number of times, by an event or by the job, and continues after a process died.
 * @returns the keys of the e-mails to send
 */
export async function issueGiftCards(container: MedusaContainer, scope: OrderScope): Promise<string[]> {
  const cards = container.resolve(SOLD_GIFT_CARD_MODULE)
  const today = budapestDay(new Date())
  if ((await findPaidPieces(container, scope)).length > 0 || (await cards.listUnmade()).length > 0)
    await container.resolve(Modules.LOCKING).execute(
      LOCK,
      async () => {
        await recordCards(container, today, scope)
        for (const card of await cards.listUnmade())
          await logFailure(container, `The gift card ${card.id} was not created`, () =>
            makeCard(container, card),
          )
      },
      { timeout: LOCK_SECONDS },
    )
  const keys: string[] = []
  for (const card of await cards.listToSend(today)) keys.push(await enqueueCardMail(container, card))
  return keys
}

async function findPaidPieces(container: MedusaContainer, scope: OrderScope): Promise<PaidPiece[]> {
  return await queryRows<PaidPiece>(container, paidPieces(scope), { ...scope })
}

async function recordCards(container: MedusaContainer, today: string, scope: OrderScope): Promise<void> {
  const { validMonths } = (await readSettings(container)).giftCards
  const pieces = await findPaidPieces(container, scope)
  for (const { email, locale, metadata, first_name, last_name, ...piece } of pieces) {
    const options = lineOptionsOf(metadata)
    const language = findLocale(locale) ?? DEFAULT_LOCALE
    const wanted = options.card_send_on ?? today
    await container.resolve(SOLD_GIFT_CARD_MODULE).record({
      ...piece,
      code: makeCode(),
      locale: language,
      buyer_email: email,
      buyer_name: fullName({ first_name, last_name }, language),
      recipient_name: options.card_recipient ?? "",
      recipient_email: options.card_email ?? null,
      message: options.card_message ?? null,
      send_on: wanted > today ? wanted : today,
      valid_until: lastDayOfCard(today, validMonths),
    })
  }
}

/** The code is already in the row, so after a crash the card is found and not created again. */
async function makeCard(
  container: MedusaContainer,
  { id, code, value, valid_until: last }: SoldGiftCard,
): Promise<void> {
  const [made] = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: [code] }, { select: ["id"] })
  const ends_at = startOfBudapestDay(addDays(last, 1)).toISOString()
  if (!made) await createGiftCard(container, { value, ends_at }, code)
  await container.resolve(SOLD_GIFT_CARD_MODULE).markMade(id)
}

/** Queues the e-mail with the card for its recipient, or for the buyer who hands it over. @returns its key */
export async function enqueueCardMail(container: MedusaContainer, card: SoldGiftCard): Promise<string> {
  const { id, order_id, locale, recipient_email, buyer_email, sendings } = card
  const key = `gift_card:${id}:${sendings + 1}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
    key,
    kind: "gift_card",
    about_id: order_id ?? id,
    part_id: id,
    locale,
    recipient: recipient_email ?? buyer_email,
  })
  await container.resolve(SOLD_GIFT_CARD_MODULE).recordSending(id, sendings + 1)
  return key
}
