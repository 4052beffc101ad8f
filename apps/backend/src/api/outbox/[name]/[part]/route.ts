import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../../../env.ts"
import { readOutboxPart } from "../../../../mail/outbox.ts"
import { OUTBOX_MAIL_POLICY } from "../../../../mail/outbox-page.ts"
import { requireParam } from "../../../require-param.ts"

const PARTS = { html: "html", text: "txt", eml: "eml" } as const

/** The HTML or text part of an e-mail, or all of it with attachments, as it was sent. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const part = requireParam(req, "part")
  const content = isPart(part)
    ? await readOutboxPart(environment().OUTBOX_DIR, requireParam(req, "name"), PARTS[part])
    : null
  if (content === null) {
    res.sendStatus(404)
    return
  }
  res.setHeader("cache-control", "no-store")
  res.setHeader("content-security-policy", OUTBOX_MAIL_POLICY)
  res.setHeader("x-content-type-options", "nosniff")
  if (part === "eml") res.attachment(`${requireParam(req, "name")}.eml`)
  res.type(part === "eml" ? "message/rfc822" : part).send(content)
}

function isPart(part: string): part is keyof typeof PARTS {
  return Object.hasOwn(PARTS, part)
}
