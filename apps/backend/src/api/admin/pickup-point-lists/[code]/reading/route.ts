import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { announceShop } from "../../../../../domains/catalogue/announce-shop.ts"
import { PICKUP_POINT_MODULE } from "../../../../../modules/pickup-point/index.ts"
import { NotAPointListError } from "../../../../../modules/pickup-point/lists/point-list.ts"
import { invalidData } from "../../../../../refusals/refusals.ts"
import { staffText } from "../../../../../staff-language/staff-language.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireListCode } from "../../require-list-code.ts"

const MOST_CHARACTERS = 30_000_000

export const bodySchema = z.strictObject({
  /** The list's content, from a file; absent: it is downloaded. */
  content: z
    .string()
    .min(1, { error: () => staffText({ hu: "A fájl üres.", en: "The file is empty." }) })
    .max(MOST_CHARACTERS, {
      error: () => staffText({ hu: "A fájl túl nagy.", en: "The file is too large." }),
    })
    .optional(),
})

/** Imports a carrier's list, from a file or by downloading it. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const code = requireListCode(req)
  const { content } = parseInput(bodySchema, req.body ?? {})
  const points = req.scope.resolve(PICKUP_POINT_MODULE)
  try {
    if (content === undefined) await points.readList(code)
    else await points.readListFile(code, content)
  } catch (error) {
    if (error instanceof NotAPointListError) throw invalidData(error.message)
    throw error
  }
  await announceShop(req.scope)
  res.json({ lists: await points.listCarriers() })
}
