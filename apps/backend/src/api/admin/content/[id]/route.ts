import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { announceContent } from "../../../../domains/catalogue/announce-content.ts"
import { CONTENT_MODULE } from "../../../../modules/content/index.ts"
import { staffText } from "../../../../staff-language/staff-language.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { readEntryView, requireEntry } from "../read-entry.ts"
import { contentInputFields, readNewVersion } from "../save-content.ts"

const CONFLICT = 409

export const changeSchema = z.strictObject({ after: z.int().positive(), ...contentInputFields })

/** An entry with its newest values and its history. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ entry: await readEntryView(req.scope, requireParam(req, "id")) })
}

/** Adds a version based on the one the editor started from; 409 if somebody else has saved meanwhile. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const { after, ...input } = parseInput(changeSchema, req.body)
  const { kind } = await requireEntry(req.scope, id)
  const version = await readNewVersion(req, res, kind, input)
  if (!version) return
  if (!(await req.scope.resolve(CONTENT_MODULE).save(id, after, version))) {
    const { latest, saved_by: by } = await requireEntry(req.scope, id)
    const message = staffText({
      hu: `Közben ${by ?? "valaki"} is mentette ezt (${latest}. változat). Az Ön szövege itt megmaradt, és nincs elmentve: nézze meg a másik változatot az előzményekben, azután mentse újra.`,
      en: `Meanwhile ${by ?? "somebody"} has saved this, too (version ${latest}). Your text is still here and not saved: look at the other version in the history, then save again.`,
    })
    res.status(CONFLICT).json({ type: "conflict", code: "content_changed", message, latest })
    return
  }
  await announceContent(req.scope)
  res.json({ entry: await readEntryView(req.scope, id) })
}
