import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../../../modules/review/index.ts"
import { sendFile } from "../../../send-file.ts"

const FILE = /^([0-9a-f]{8}-[0-9a-f-]{27})-(small|large)\.jpg$/

/** A photo of a review, as long as the review exists. File names cannot be guessed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = req.params.file ?? ""
  const id = FILE.exec(file)?.[1]
  const isThere = id !== undefined && (await req.scope.resolve(REVIEW_MODULE).hasPhoto(id))
  await sendFile(res, isThere ? await shopFiles().reviewPhotos.open(file) : undefined, {
    "content-type": "image/jpeg",
    // Not cached: when a review is deleted its photos must be gone everywhere.
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  })
}
