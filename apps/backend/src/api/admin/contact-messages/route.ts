import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { CONTACT_MESSAGE_STATES } from "@porteka/commerce-sdk"
import { listContactMessages } from "../../../domains/contact/list-contact-messages.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"

export const querySchema = pagingSchema().extend({ state: z.enum(CONTACT_MESSAGE_STATES).optional() })

/** Messages of the contact page, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { state, limit, offset } = parseInput(querySchema, req.query)
  const { messages, count } = await listContactMessages(req.scope, { state, limit, offset })
  res.json({ messages, count, limit, offset })
}
