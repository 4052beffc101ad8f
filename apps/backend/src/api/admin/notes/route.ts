import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NOTE_MODULE } from "../../../modules/note/index.ts"
import { parseInput } from "../../parse-input.ts"
import { newNoteSchema, noteListSchema } from "./note-input.ts"

/** Newest first. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, ...filter } = parseInput(noteListSchema, req.query)
  const [notes, count] = await req.scope
    .resolve(NOTE_MODULE)
    .listAndCountNotes(filter, { take: limit, skip: offset, order: { created_at: "DESC" } })
  res.json({ notes, count, offset, limit })
}

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { metadata, ...note } = parseInput(newNoteSchema, req.body)
  const created = await req.scope
    .resolve(NOTE_MODULE)
    .createNotes({ ...note, metadata: metadata ?? null, author_id: req.auth_context.actor_id })
  res.json({ note: created })
}
