import type { MedusaContainer } from "@medusajs/framework/types"
import { isGiftCardCode } from "@porteka/shop"
import { queryRows } from "../../records/query-rows.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { IS_GIVEN_CARD } from "./is-given-card.ts"

/** Including deleted ones, because what a card has paid remains paid. */
const CARD_CODES = `
  select promotion.code from promotion
    join promotion_campaign campaign on campaign.id = promotion.campaign_id
   where promotion.code = any(?::text[]) and ${IS_GIFT_CARD_CAMPAIGN} and not ${IS_GIVEN_CARD}`

/**
 * Which of the codes are gift cards that are a payment, not a discount. The database is asked only if one has the
 * shape of a card's.
 */
export async function readPaidCardCodes(
  container: MedusaContainer,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const shaped = codes.filter(isGiftCardCode)
  if (shaped.length === 0) return new Set()
  const rows = await queryRows<{ code: string }>(container, CARD_CODES, [shaped])
  return new Set(rows.map(({ code }) => code))
}

/** Codes whose discount was applied to lines. */
export const codesOf = (lines: readonly { adjustments?: { code: string | null }[] }[]): string[] =>
  lines.flatMap(({ adjustments = [] }) => adjustments.flatMap(({ code }) => code ?? []))
