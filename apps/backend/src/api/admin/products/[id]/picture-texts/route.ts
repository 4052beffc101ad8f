import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { ALT_CHARACTERS } from "@porteka/shop"
import { byLanguage } from "@porteka/shop/languages"
import { readPictureTexts, savePictureTexts } from "../../../../../domains/products/picture-texts.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

const altSchema = z.strictObject(byLanguage(() => z.string().max(ALT_CHARACTERS))).partial()

export const bodySchema = z.strictObject({
  pictures: z.array(z.strictObject({ id: z.string().min(1).max(100), alt: altSchema })).max(100),
})

/** What a product's pictures show, for those who cannot see them. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ pictures: await readPictureTexts(req.scope, requireParam(req, "id")) })
}

/** Stores the texts of the named pictures; the others keep theirs. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { pictures } = parseInput(bodySchema, req.body)
  res.json({ pictures: await savePictureTexts(req.scope, requireParam(req, "id"), pictures) })
}
