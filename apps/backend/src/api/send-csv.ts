import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends a table as a download; it contains internal data, so it must not be cached. */
export function sendCsv(res: MedusaResponse, fileName: string, content: string): void {
  res.set({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "private, no-store",
  })
  res.send(content)
}
