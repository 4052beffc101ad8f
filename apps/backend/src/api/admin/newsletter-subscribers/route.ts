import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NEWSLETTER_MODULE } from "../../../modules/newsletter/index.ts"
import { toCsv } from "../../../workflows/newsletter/to-csv.ts"

/** The confirmed addresses as a file, each with its own link to unsubscribe. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const subscribers = await req.scope.resolve(NEWSLETTER_MODULE).listSubscribers()
  res.set({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="newsletter-subscribers.csv"',
    "cache-control": "private, no-store",
  })
  res.send(toCsv(subscribers))
}
