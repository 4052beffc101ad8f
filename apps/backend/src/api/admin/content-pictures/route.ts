import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { shopFiles } from "../../../files/shop-files.ts"
import { makePicture, UnreadablePictureError } from "../../../pictures/make-picture.ts"
import { jpegUrl } from "../../../pictures/picture-files.ts"
import { invalidData } from "../../../refusals/refusals.ts"
import { readOwnUpload } from "../../../uploads/read-upload.ts"
import { parseInput } from "../../parse-input.ts"

export const bodySchema = z.strictObject({ upload_id: z.string().min(1).max(500), name: z.string().max(200) })

/** Resizes an uploaded picture like product pictures; returns its URL for texts, and the value of a field. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { upload_id: id, name } = parseInput(bodySchema, req.body)
  const original = await readOwnUpload(id, shopFiles().uploads)
  try {
    const sizes = await makePicture(original, name || "kep", shopFiles().pictures)
    res.json({ url: jpegUrl(sizes), picture: JSON.stringify(sizes) })
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw invalidData({
      hu: "Ez a fájl nem olvasható képként. JPEG, PNG vagy WebP képet töltsön fel, legfeljebb 30 MB méretben.",
      en: "This file cannot be read as a picture. Upload a JPEG, PNG or WebP picture of at most 30 MB.",
    })
  }
}
