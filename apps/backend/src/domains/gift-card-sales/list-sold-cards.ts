import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminGiftCard } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"

const SOLD = `
  select sold.id, sold.order_id, o.display_id, sold.code, sold.value, sold.buyer_name, sold.buyer_email,
         sold.recipient_name, sold.recipient_email, sold.message, to_char(sold.send_on, 'YYYY-MM-DD') as send_on,
         to_char(sold.valid_until, 'YYYY-MM-DD') as valid_until, sold.sent_at, sold.voided_at, sold.reason,
         coalesce(giver.email, '') as given_by,
         (case when budget.id is null then sold.value
               else greatest(0, budget."limit" - coalesce(budget.used, 0)) end)::float8 as balance,
         count(*) over ()::int as count
    from sold_gift_card sold
    left join "order" o on o.id = sold.order_id
    left join "user" giver on giver.id = sold.given_by
    left join promotion card on card.code = sold.code and card.deleted_at is null
    left join promotion_campaign_budget budget
      on budget.campaign_id = card.campaign_id and budget.deleted_at is null
   where (?::text is null or sold.order_id = ?)
     and (?::text is null or sold.code = upper(?) or sold.recipient_name ilike '%' || ? || '%'
          or sold.recipient_email ilike '%' || ? || '%' or sold.buyer_name ilike '%' || ? || '%'
          or sold.buyer_email ilike '%' || ? || '%' or sold.reason ilike '%' || ? || '%' or o.display_id::text = ?)
   order by sold.created_at desc, sold.id, sold.piece limit ? offset ?`

interface Asked {
  orderId?: string
  /** Part of a name, an address or a reason, a code, or an order number. */
  q?: string
  limit: number
  offset: number
}

type Row = Omit<AdminGiftCard, "sent_at" | "voided_at" | "given"> & {
  reason: string | null
  given_by: string
  sent_at: Date | null
  voided_at: Date | null
  count: number
}

/** Gift cards that were sold or given out, newest first, with their balances. */
export async function listSoldCards(
  container: MedusaContainer,
  { orderId, q, limit, offset }: Asked,
): Promise<{ gift_cards: AdminGiftCard[]; count: number }> {
  const [order, text] = [orderId ?? null, q?.trim() || null]
  const rows = await queryRows<Row>(container, SOLD, [
    order,
    order,
    ...Array<string | null>(8).fill(text),
    limit,
    offset,
  ])
  return {
    gift_cards: rows.map(({ count: _, sent_at, voided_at, reason, given_by: by, ...card }) => ({
      ...card,
      given: reason === null ? null : { reason, by },
      sent_at: sent_at?.toISOString() ?? null,
      voided_at: voided_at?.toISOString() ?? null,
    })),
    count: rows[0]?.count ?? 0,
  }
}
