import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { OpenFile } from "../files/file-store.ts"
import { notFound } from "../refusals/refusals.ts"

/** Not cached: when what a photo belongs to is deleted or refused, it must be gone everywhere. */
export const PRIVATE_PICTURE = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" }

/** @param file undefined if there is none @throws 404 */
export async function sendFile(
  res: MedusaResponse,
  file: OpenFile | undefined,
  headers: Record<string, string>,
): Promise<void> {
  if (!file) throw notFound("There is no such file")
  res.setHeader("content-length", file.size)
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  await pipeline(file.body, res)
}
