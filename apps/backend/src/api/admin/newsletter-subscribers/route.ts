import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { toCsv } from "../../../domains/newsletter/to-csv.ts"
import { NEWSLETTER_MODULE } from "../../../modules/newsletter/index.ts"
import { sendCsv } from "../../send-csv.ts"

/** The confirmed addresses as a file, each with its unsubscribe link. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const subscribers = await req.scope.resolve(NEWSLETTER_MODULE).listSubscribers()
  sendCsv(res, "hirlevel-feliratkozok.csv", toCsv(subscribers))
}
