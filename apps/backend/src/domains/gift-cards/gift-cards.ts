import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createPromotionsWorkflow, deletePromotionsWorkflow } from "@medusajs/medusa/core-flows"
import type { GiftCard } from "@porteka/commerce-sdk"
import { CURRENCY } from "@porteka/shop"
import { momentText } from "../../records/moment-text.ts"
import { readPage, readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { CAMPAIGN_PREFIX } from "../promotion-usage/campaign-prefix.ts"
import type { ChangedGiftCard, NewGiftCard } from "./gift-card-input.ts"

const CODE_BYTES = 8

interface CampaignRow {
  id: string
  ends_at: string | Date | null
  created_at: string | Date
  budget: { limit: number | null; used: number | null } | null
  promotions: ({ id: string; code: string; status: string } | null)[]
}

const FIELDS = [
  "id",
  "ends_at",
  "created_at",
  "budget.limit",
  "budget.used",
  "promotions.id",
  "promotions.code",
  "promotions.status",
]

const OF_GIFT_CARDS = { campaign_identifier: { $like: `${CAMPAIGN_PREFIX}%` } }

interface FoundCard {
  card: GiftCard
  campaignId: string
}

export async function listGiftCards(
  container: MedusaContainer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ gift_cards: GiftCard[]; count: number }> {
  const { rows, count } = await readPage<CampaignRow>(container, {
    entity: "campaign",
    fields: FIELDS,
    filters: OF_GIFT_CARDS,
    pagination: { take: limit, skip: offset, order: { created_at: "DESC" } },
  })
  return { gift_cards: rows.flatMap((row) => toCard(row)?.card ?? []), count }
}

/** @param id of a promotion or of its campaign */
export async function isGiftCard(container: MedusaContainer, id: string): Promise<boolean> {
  if (await findGiftCard(container, id)) return true
  const filters = { ...OF_GIFT_CARDS, id }
  return (await readRecords(container, { entity: "campaign", fields: ["id"], filters })).length > 0
}

/** @throws 404, also if the code belongs to another kind of promotion */
export async function requireGiftCard(container: MedusaContainer, idOrCode: string): Promise<FoundCard> {
  const found = await findGiftCard(container, idOrCode)
  if (!found) throw notFound("There is no such gift card")
  return found
}

/** @returns null if the promotion was deleted or is not a gift card */
export async function findGiftCard(container: MedusaContainer, idOrCode: string): Promise<FoundCard | null> {
  const [promotion] = await readRecords<{ campaign_id: string | null }>(container, {
    entity: "promotion",
    fields: ["campaign_id"],
    filters: { $or: [{ id: idOrCode }, { code: idOrCode }] },
  })
  const filters = { ...OF_GIFT_CARDS, id: promotion?.campaign_id ?? "" }
  const [campaign] = await readRecords<CampaignRow>(container, {
    entity: "campaign",
    fields: FIELDS,
    filters,
  })
  return campaign ? toCard(campaign) : null
}

/** @param code of a card that was sold; absent: a new one */
export async function createGiftCard(
  container: MedusaContainer,
  { value, ends_at }: NewGiftCard,
  code: string = makeCode(),
): Promise<GiftCard> {
  const currency_code = CURRENCY.toLowerCase()
  const { result } = await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: [
        {
          code,
          type: "standard",
          status: "active",
          is_automatic: false,
          is_tax_inclusive: true,
          application_method: {
            type: "fixed",
            target_type: "order",
            allocation: "across",
            value,
            currency_code,
          },
          campaign: {
            name: code,
            campaign_identifier: `${CAMPAIGN_PREFIX}${code.toLowerCase()}`,
            ...(ends_at === undefined ? {} : { ends_at: new Date(ends_at) }),
            budget: { type: "spend", limit: value, currency_code },
          },
        },
      ],
    },
  })
  return (await requireGiftCard(container, result[0]?.id ?? "")).card
}

export async function changeGiftCard(
  container: MedusaContainer,
  idOrCode: string,
  { is_disabled, ends_at }: ChangedGiftCard,
): Promise<GiftCard> {
  const { card, campaignId } = await requireGiftCard(container, idOrCode)
  const promotions = container.resolve(Modules.PROMOTION)
  if (is_disabled !== undefined)
    await promotions.updatePromotions({ id: card.id, status: is_disabled ? "inactive" : "active" })
  if (ends_at !== undefined)
    await promotions.updateCampaigns({ id: campaignId, ends_at: ends_at === null ? null : new Date(ends_at) })
  return (await requireGiftCard(container, card.id)).card
}

/** @returns the id of what was deleted */
export async function deleteGiftCard(container: MedusaContainer, idOrCode: string): Promise<string> {
  const { card, campaignId } = await requireGiftCard(container, idOrCode)
  await deletePromotionsWorkflow(container).run({ input: { ids: [card.id] } })
  await container.resolve(Modules.PROMOTION).deleteCampaigns(campaignId)
  return card.id
}

function toCard(row: CampaignRow): FoundCard | null {
  const promotion = row.promotions[0]
  if (!promotion || !row.budget) return null
  const value = Number(row.budget.limit ?? 0)
  const card = {
    id: promotion.id,
    code: promotion.code,
    value,
    balance: Math.max(0, value - Number(row.budget.used ?? 0)),
    currency_code: CURRENCY.toLowerCase(),
    is_disabled: promotion.status !== "active",
    ends_at: momentText(row.ends_at),
  }
  return { card, campaignId: row.id }
}

/** 16 random hexadecimal digits, so that codes cannot be guessed. */
export function makeCode(): string {
  return randomBytes(CODE_BYTES).toString("hex").toUpperCase()
}
