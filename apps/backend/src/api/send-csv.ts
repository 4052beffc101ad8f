import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends a table as a download; it contains internal data, so it must not be cached. */
export function sendCsv(res: MedusaResponse, fileName: string, content: string): void {
  setHead(res, fileName)
  res.send(content)
}

/** As `sendCsv`, while the table is still being made. */
export async function streamCsv(
  res: MedusaResponse,
  fileName: string,
  pieces: AsyncIterable<string>,
): Promise<void> {
  setHead(res, fileName)
  await pipeline(Readable.from(pieces), res)
}

function setHead(res: MedusaResponse, fileName: string): void {
  res.set({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "private, no-store",
  })
}
