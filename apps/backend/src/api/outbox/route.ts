import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../env.ts"
import { listOutbox } from "../../mail/outbox.ts"
import { OUTBOX_PAGE_POLICY, outboxListPage } from "../../mail/outbox-page.ts"

/** The e-mails in the outbox; as JSON on request. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const mails = await listOutbox(environment().OUTBOX_DIR)
  res.setHeader("cache-control", "no-store")
  if (req.accepts(["html", "json"]) === "json") {
    res.json({ mails })
    return
  }
  res.setHeader("content-security-policy", OUTBOX_PAGE_POLICY)
  res.type("html").send(outboxListPage(mails))
}
