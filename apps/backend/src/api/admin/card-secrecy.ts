import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fieldsOf } from "@porteka/shop/parse-json"
import { isGiftCard } from "../../domains/gift-cards/gift-cards.ts"
import { hideCardCodes } from "../../domains/gift-cards/hide-card-codes.ts"
import { CAMPAIGN_PREFIX } from "../../domains/promotion-usage/campaign-prefix.ts"

/**
 * Gift cards are money: who does not work with orders neither sees a code, nor finds a card by it, nor changes a card as
 * a promotion. Medusa keeps a gift card as a promotion with a campaign, whose budget is its balance.
 */

/** @returns whether this call would change, use or create a gift card as a promotion or campaign */
export async function touchesCard({ scope, body }: MedusaRequest, path: string): Promise<boolean> {
  const [, area, id] = CARD.exec(path) ?? []
  if (area === undefined) return false
  const { campaign_id, campaign_identifier, campaign, add, remove } = fieldsOf(body)
  if ([campaign_identifier, fieldsOf(campaign).campaign_identifier].some(isOfCard)) return true
  for (const named of [id, campaign_id, ...[add, remove].flat()])
    if (typeof named === "string" && (await isGiftCard(scope, named))) return true
  return false
}

const CARD = /^\/admin\/(promotions|campaigns)(?:\/([^/]+))?/

const isOfCard = (identifier: unknown): boolean =>
  typeof identifier === "string" && identifier.startsWith(CAMPAIGN_PREFIX)

/** Whether a list, for example of orders, would be sorted by codes: what stands before and after a card tells its code. */
export const sortsByCodes = ({ query }: MedusaRequest): boolean =>
  /promotion|campaign|adjustment/i.test(JSON.stringify(query.order ?? ""))

/** From here on, answers to this call hide codes, and lists leave gift cards out. */
export function hideCodesInAnswer(res: MedusaResponse): void {
  res.locals[HIDES_CODES] = true
  const send = res.json.bind(res)
  res.json = (body) => send(hideCardCodes(body))
}

/** From here on, Medusa's search for everything finds none of these records. */
export function hideInSearch(res: MedusaResponse, entities: readonly string[]): void {
  res.locals[HIDDEN] = entities
}

const HIDES_CODES = "hidesCardCodes"
const HIDDEN = "hiddenInSearch"

/** A hidden code would still be found out, character by character, by what a search finds. */
export const cardSecrecyRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/promotions", methods: ["GET"], middlewares: [listOthersOnly("promotion")] },
  { matcher: "/admin/campaigns", methods: ["GET"], middlewares: [listOthersOnly("campaign")] },
  { matcher: "/admin/search", methods: ["GET"], middlewares: [searchOthersOnly] },
]

const OF_CARD = { campaign_identifier: { $like: `${CAMPAIGN_PREFIX}%` } }
const OTHERS: Record<string, object> = {
  promotion: { $or: [{ campaign_id: null }, { $not: { campaign: OF_CARD } }] },
  campaign: { $not: OF_CARD },
}

type Filters = Record<string, unknown> & { $and?: unknown[] }

const othersOnly = (entity: string, filters: Filters = {}): Filters => ({
  ...filters,
  $and: [...(filters.$and ?? []), OTHERS[entity]],
})

function listOthersOnly(entity: "promotion" | "campaign") {
  return (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    if (res.locals[HIDES_CODES]) req.filterableFields = othersOnly(entity, req.filterableFields)
    next()
  }
}

/** Medusa's search takes no filters: it asks a query here that adds them. */
function searchOthersOnly({ scope }: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { [HIDDEN]: hidden = [], [HIDES_CODES]: hidesCodes } = res.locals
  if (hidden.length === 0 && !hidesCodes) {
    next()
    return
  }
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const graph: typeof query.graph = (asked, ...rest) => {
    if (hidden.includes(asked.entity)) return Promise.resolve({ data: [] } as never)
    return query.graph(
      hidesCodes && Object.hasOwn(OTHERS, asked.entity)
        ? { ...asked, filters: othersOnly(asked.entity as string, asked.filters as Filters) as never }
        : asked,
      ...rest,
    )
  }
  scope.register(ContainerRegistrationKeys.QUERY, { resolve: () => ({ graph }) })
  next()
}
