import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../../../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../../../../../modules/review/index.ts"
import { photoOfFile } from "../../../../../../photos/keep-photos.ts"
import { requireParam } from "../../../../../require-param.ts"
import { sendFile } from "../../../../../send-file.ts"

/** A photo of a review: for the staff, also of a refused one. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = requireParam(req, "file")
  const photo = photoOfFile(file)
  const owner = photo && (await req.scope.resolve(REVIEW_MODULE).photos.ownerOf(photo))
  const isThere = owner !== undefined && owner === requireParam(req, "id")
  await sendFile(res, isThere ? await shopFiles().reviewPhotos.open(file) : undefined, {
    "content-type": "image/jpeg",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  })
}
