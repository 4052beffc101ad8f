import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { announceShop } from "../../../../domains/catalogue/announce-shop.ts"
import { PICKUP_POINT_MODULE } from "../../../../modules/pickup-point/index.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireListCode } from "../require-list-code.ts"

export const bodySchema = z.strictObject({ used: z.boolean() })

/** Enables a carrier's list, which is downloaded at once if it is published, or disables it. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const code = requireListCode(req)
  const { used } = parseInput(bodySchema, req.body)
  const points = req.scope.resolve(PICKUP_POINT_MODULE)
  await points.setListUsed(code, used)
  if (used) await points.readList(code)
  await announceShop(req.scope)
  res.json({ lists: await points.listCarriers() })
}
