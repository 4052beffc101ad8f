import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { CONTACT_MESSAGE_STATES } from "@porteka/commerce-sdk"
import { CONTACT_MESSAGE_MODULE } from "../../../../modules/contact-message/index.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

export const bodySchema = z.strictObject({ state: z.enum(CONTACT_MESSAGE_STATES) })

/** Marks a message as answered, with who did it and when, or as open again. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const { state } = parseInput(bodySchema, req.body)
  const staffId = state === "answered" ? req.auth_context.actor_id : null
  if (!(await req.scope.resolve(CONTACT_MESSAGE_MODULE).markAnswered(id, staffId)))
    throw notFound(`There is no message ${id}`)
  res.json({ id, state })
}
