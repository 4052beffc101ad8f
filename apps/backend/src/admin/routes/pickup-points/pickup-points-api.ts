import type { PickupPointList } from "@porteka/commerce-sdk"
import { ask, post } from "../../ask.ts"

const PATH = "/admin/pickup-point-lists"

interface Answer {
  lists: PickupPointList[]
}

export const readLists = () => ask<Answer>(PATH)

export const offerList = (code: string, used: boolean) => post<Answer>(`${PATH}/${code}`, { used })

/** @param content of a file; without it the list is fetched where its carrier publishes it */
export const readList = (code: string, content?: string) =>
  post<Answer>(`${PATH}/${code}/reading`, content === undefined ? {} : { content })
