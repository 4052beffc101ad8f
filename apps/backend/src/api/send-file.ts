import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/** @param path undefined: the name was none @throws 404 */
export async function sendFile(
  res: MedusaResponse,
  path: string | undefined,
  headers: Record<string, string>,
): Promise<void> {
  const size = path === undefined ? null : await sizeOf(path)
  if (path === undefined || size === null) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file")
  }
  res.setHeader("content-length", size)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  await pipeline(createReadStream(path), res)
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  }
}
