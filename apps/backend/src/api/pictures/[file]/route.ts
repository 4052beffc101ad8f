import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { extname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { environment } from "../../../env.ts"

const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,200}\.(avif|webp|jpg)$/
const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
}

/** The pictures for the admin's own pages; shoppers get them from the storefront. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = req.params.file ?? ""
  const path = join(environment().PICTURES_DIR, file)
  const size = FILE_NAME.test(file) ? await sizeOf(path) : null
  if (size === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such picture")
  res.setHeader("content-type", CONTENT_TYPES[extname(file)] as string)
  res.setHeader("content-length", size)
  res.setHeader("cache-control", "public, max-age=31536000, immutable")
  await pipeline(createReadStream(path), res)
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}
