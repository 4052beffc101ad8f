import { extname, join } from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../../env.ts"
import { sendFile } from "../../send-file.ts"

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,200}\.(avif|webp|jpg)$/
const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
}

/** The pictures for the admin's own pages; shoppers get them from the storefront. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = req.params.file ?? ""
  const path = FILE_NAME.test(file) ? join(environment().PICTURES_DIR, file) : undefined
  await sendFile(res, path, {
    "content-type": CONTENT_TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
  })
}
