import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../../../../files/shop-files.ts"
import { COMPLAINT_MODULE } from "../../../../../../modules/complaint/index.ts"
import { photoOfFile } from "../../../../../../photos/keep-photos.ts"
import { requireParam } from "../../../../../require-param.ts"
import { PRIVATE_PICTURE, sendFile } from "../../../../../send-file.ts"

/** A photo of a complaint: for the staff, as long as there is the complaint. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = requireParam(req, "file")
  const photo = photoOfFile(file)
  const owner = photo && (await req.scope.resolve(COMPLAINT_MODULE).photos.ownerOf(photo))
  const isThere = owner !== undefined && owner === requireParam(req, "id")
  await sendFile(res, isThere ? await shopFiles().complaintPhotos.open(file) : undefined, {
    "content-type": "image/jpeg",
    ...PRIVATE_PICTURE,
  })
}
