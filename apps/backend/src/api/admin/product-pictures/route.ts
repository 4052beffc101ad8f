import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { addPicture } from "../../../domains/products/add-picture.ts"
import { parseInput } from "../../parse-input.ts"

export const bodySchema = z.strictObject({
  handle: z.string().min(1).max(500),
  url: z.string().min(1).max(2000),
})

/** Downloads one picture of a product from a URL. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { handle, url } = parseInput(bodySchema, req.body)
  res.json({ added: await addPicture(req.scope, handle, url) })
}
