import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../files/shop-files.ts"
import { locateUpload } from "../../../uploads/upload-files.ts"
import { requireParam } from "../../require-param.ts"
import { sendFile } from "../../send-file.ts"

const ANYBODY = { "cache-control": "public, max-age=86400" }
const STAFF = { "cache-control": "private, no-store", "content-disposition": "attachment" }

/** The originals of pictures, and exports for the staff; upload-routes.ts decides about access. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const upload = locateUpload(requireParam(req, "file"))
  await sendFile(res, upload && (await shopFiles().uploads.open(upload.name)), {
    "content-type": upload?.contentType ?? "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    ...(upload?.isPrivate ? STAFF : ANYBODY),
  })
}
