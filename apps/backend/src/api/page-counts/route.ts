import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { PAGE_KINDS } from "@porteka/commerce-sdk/wire"
import { addDays, budapestDay } from "@porteka/hungary"
import { PAGE_COUNT_MODULE } from "../../modules/page-count/index.ts"
import { parseInput } from "../parse-input.ts"

/** Counts of a day are reported until the next one, and clocks differ. */
const isRecent = (day: string) => {
  const today = budapestDay(new Date())
  return day >= addDays(today, -2) && day <= addDays(today, 1)
}

const DAYS_OF_A_REPORT = 4
/** More than a process can serve in a day. */
const MOST_VIEWS = 1_000_000_000
const count = z.int().min(0).max(MOST_VIEWS)

export const bodySchema = z.strictObject({
  counter: z.uuid(),
  counts: z
    .array(
      z.strictObject({
        day: z.iso.date().refine(isRecent, "is not of these days"),
        kind: z.enum(PAGE_KINDS),
        views: count,
        arrivals: count,
      }),
    )
    .max(PAGE_KINDS.length * DAYS_OF_A_REPORT),
})

/** A storefront reports its page views. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await req.scope.resolve(PAGE_COUNT_MODULE).record(parseInput(bodySchema, req.body))
  res.json({ counted: true })
}
