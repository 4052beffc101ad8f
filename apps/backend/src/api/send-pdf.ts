import type { MedusaResponse } from "@medusajs/framework/http"

/** A paper to be looked at and printed; it names people, so nothing on the way stores it. */
export function sendPdf(res: MedusaResponse, fileName: string, content: Buffer): void {
  res.set({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${fileName}"`,
    "cache-control": "private, no-store",
  })
  res.send(content)
}
