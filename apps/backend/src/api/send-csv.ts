import type { MedusaResponse } from "@medusajs/framework/http"

/** A table to be kept as a file; it holds data of the shop's own, so nothing on the way stores it. */
export function sendCsv(res: MedusaResponse, fileName: string, content: string): void {
  res.set({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "private, no-store",
  })
  res.send(content)
}
