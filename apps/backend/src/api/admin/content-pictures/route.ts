import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { shopFiles } from "../../../files/shop-files.ts"
import { downloadUpload } from "../../../pictures/adopt-uploads.ts"
import { makePicture, UnreadablePictureError } from "../../../pictures/make-picture.ts"
import { jpegUrl } from "../../../pictures/picture-files.ts"
import { parseInput } from "../../parse-input.ts"

export const bodySchema = z.strictObject({ upload_id: z.string().min(1).max(500), name: z.string().max(200) })

/** Makes the sizes of an uploaded picture, as of pictures of goods: its address in texts, and the value of a field. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { upload_id: id, name } = parseInput(bodySchema, req.body)
  const { url } = await req.scope.resolve(Modules.FILE).retrieveFile(id)
  try {
    const sizes = await makePicture(await downloadUpload(url), name || "kep", shopFiles().pictures)
    res.json({ url: jpegUrl(sizes), picture: JSON.stringify(sizes) })
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    const message =
      "Ez a fájl nem olvasható képként. JPEG, PNG vagy WebP képet töltsön fel, legfeljebb 30 MB méretben."
    throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
  }
}
