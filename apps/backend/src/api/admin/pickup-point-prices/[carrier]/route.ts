import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import {
  readPointPrices,
  setDeliveryPrice,
  setPointPrice,
} from "../../../../domains/point-prices/point-prices.ts"
import { carrierKey } from "../../../../domains/pricing/point-options.ts"
import { POINT_CARRIERS } from "../../../../modules/pickup-point/carrier-lists.ts"
import { invalidData } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

const MOST_FORINTS = 100_000
const MOST_PRODUCTS_VALUE = 100_000_000

export const bodySchema = z.strictObject({
  terms: z
    .strictObject({
      price: z.int().min(0).max(MOST_FORINTS),
      free_from: z.int().positive().max(MOST_PRODUCTS_VALUE).nullable(),
    })
    .nullable(),
})

/** Sets the price of a carrier's points, which have the common one without; or that of the shipping option with this id. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const asked = requireParam(req, "carrier")
  const carrier = POINT_CARRIERS.find((name) => carrierKey(name) === asked)
  const { terms } = parseInput(bodySchema, req.body)
  if (carrier) await setPointPrice(req.scope, carrier, terms)
  else if (terms) await setDeliveryPrice(req.scope, asked, terms)
  else throw invalidData("A delivery needs a price")
  res.json({ prices: await readPointPrices(req.scope) })
}
