import { integer, object, type Params, text } from "../stripe/params.ts"
import { invalidRequest, missing } from "../stripe/stripe-error.ts"

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

export interface ListAnswer<Row> {
  object: "list"
  data: Row[]
  has_more: boolean
  url: string
}

interface Listed {
  id: string
  created?: number
}

/**
 * One page of a list, as Stripe divides it (https://docs.stripe.com/api/pagination).
 * @param rows all rows, newest first
 */
export function listAnswer<Row extends Listed>(url: string, rows: Row[], params: Params): ListAnswer<Row> {
  const limit = integer(params, "limit") ?? DEFAULT_LIMIT
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid limit: must be between 1 and ${MAX_LIMIT}`, { param: "limit" })
  }
  const dated = rows.filter(createdWithin(params))
  const after = text(params, "starting_after")
  const before = text(params, "ending_before")
  if (before !== undefined) {
    const end = position(dated, before, "ending_before")
    const begin = Math.max(0, end - limit)
    return { object: "list", data: dated.slice(begin, end), has_more: begin > 0, url }
  }
  const begin = after === undefined ? 0 : position(dated, after, "starting_after") + 1
  return {
    object: "list",
    data: dated.slice(begin, begin + limit),
    has_more: dated.length > begin + limit,
    url,
  }
}

function position(rows: Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index === -1) throw missing("object", id, param)
  return index
}

function createdWithin(params: Params): (row: Listed) => boolean {
  if (typeof params.created === "string") {
    const at = integer(params, "created")
    return (row) => row.created === at
  }
  const range = object(params, "created") ?? {}
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((name) => integer(range, name))
  return ({ created = 0 }) =>
    created > (gt ?? -1) &&
    created >= (gte ?? 0) &&
    created < (lt ?? Number.POSITIVE_INFINITY) &&
    created <= (lte ?? created)
}
