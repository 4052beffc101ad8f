import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../files/shop-files.ts"
import { PICTURE_TYPES, type PictureExtension } from "../../../pictures/picture-files.ts"
import { requireParam } from "../../require-param.ts"
import { sendFile } from "../../send-file.ts"

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,200}\.(avif|webp|jpg)$/

/** Pictures for the admin's pages, and for storefronts that lack them; shoppers get them from a storefront. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = requireParam(req, "file")
  const extension = FILE_NAME.exec(file)?.[1] as PictureExtension | undefined
  await sendFile(res, extension && (await shopFiles().pictures.open(file)), {
    "content-type": extension ? PICTURE_TYPES[extension] : "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
  })
}
