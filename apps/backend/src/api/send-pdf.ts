import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends a PDF for display; it contains personal data, so it must not be cached. */
export function sendPdf(res: MedusaResponse, fileName: string, content: Buffer): void {
  res.set({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${fileName}"`,
    "cache-control": "private, no-store",
  })
  res.send(content)
}
