import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NOTE_MODULE } from "../../../../modules/note/index.ts"
import { definedFields } from "../../../../records/defined-fields.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { changedNoteSchema } from "../note-input.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ note: await req.scope.resolve(NOTE_MODULE).retrieveNote(requireParam(req, "id")) })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const notes = req.scope.resolve(NOTE_MODULE)
  await notes.retrieveNote(id)
  const { value, metadata } = parseInput(changedNoteSchema, req.body)
  const note = await notes.updateNotes({ id, ...definedFields({ value, metadata }) })
  res.json({ note })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await req.scope.resolve(NOTE_MODULE).deleteNotes(id)
  res.json({ id, object: "note", deleted: true })
}
