import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../../../modules/review/index.ts"
import { photoOfFile } from "../../../../photos/keep-photos.ts"
import { requireParam } from "../../../require-param.ts"
import { sendFile } from "../../../send-file.ts"

/** A photo of a review, as long as the review exists. File names cannot be guessed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = requireParam(req, "file")
  const id = photoOfFile(file)
  const isThere =
    id !== undefined && (await req.scope.resolve(REVIEW_MODULE).photos.ownerOf(id)) !== undefined
  await sendFile(res, isThere ? await shopFiles().reviewPhotos.open(file) : undefined, {
    "content-type": "image/jpeg",
    // Not cached: when a review is deleted its photos must be gone everywhere.
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  })
}
