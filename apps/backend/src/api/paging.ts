import { z } from "@medusajs/framework/zod"

const MOST_OFFSET = 100_000

/**
 * `limit` and `offset` of a list's URL.
 * @param usual default number of rows
 */
export function pagingSchema({ most = 100, usual = 20 } = {}) {
  return z.object({
    limit: z.coerce.number().int().min(1).max(most).default(usual),
    offset: z.coerce.number().int().min(0).max(MOST_OFFSET).default(0),
  })
}
