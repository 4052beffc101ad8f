import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../../env.ts"
import { listOutbox, readOutboxPart } from "../../../mail/outbox.ts"
import { OUTBOX_PAGE_POLICY, outboxMailPage } from "../../../mail/outbox-page.ts"
import { requireParam } from "../../require-param.ts"

/** One e-mail. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const folder = environment().OUTBOX_DIR
  const name = requireParam(req, "name")
  const entry = (await listOutbox(folder)).find((candidate) => candidate.name === name)
  const text = entry && (await readOutboxPart(folder, entry.name, "txt"))
  if (!entry || text === null) {
    res.sendStatus(404)
    return
  }
  res.setHeader("cache-control", "no-store")
  res.setHeader("content-security-policy", OUTBOX_PAGE_POLICY)
  res.type("html").send(outboxMailPage(entry, text ?? ""))
}
