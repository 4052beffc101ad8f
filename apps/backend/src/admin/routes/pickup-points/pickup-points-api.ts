import type { PickupPointList, PickupPointPrices, PickupPointTerms } from "@porteka/commerce-sdk"
import { fetchJson, post } from "../../back-end.ts"

const PATH = "/admin/pickup-point-lists"

interface Answer {
  lists: PickupPointList[]
}

export const readLists = () => fetchJson<Answer>(PATH)

export const offerList = (code: string, used: boolean) => post<Answer>(`${PATH}/${code}`, { used })

/** @param content of a file; without it the list is downloaded from its carrier */
export const readList = (code: string, content?: string) =>
  post<Answer>(`${PATH}/${code}/reading`, content === undefined ? {} : { content })

const PRICES = "/admin/pickup-point-prices"

interface PricesAnswer {
  prices: PickupPointPrices
}

export const readPrices = () => fetchJson<PricesAnswer>(PRICES)

/**
 * @param key a carrier, or the id of a delivery
 * @param terms null: the carrier's points have the common price
 */
export const savePrice = (key: string, terms: PickupPointTerms | null) =>
  post<PricesAnswer>(`${PRICES}/${key}`, { terms })
