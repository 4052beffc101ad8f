import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { toHandle } from "@porteka/hungary"
import { announceContent } from "../../../domains/catalogue/announce-content.ts"
import { CONTENT_KIND_NAMES, CONTENT_KINDS } from "../../../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../../../modules/content/index.ts"
import { invalidData } from "../../../refusals/refusals.ts"
import { parseInput } from "../../parse-input.ts"
import { titleOf, toSummary } from "./content-view.ts"
import { readEntryView } from "./read-entry.ts"
import { contentInputFields, readNewVersion } from "./save-content.ts"

const kindSchema = z.enum(CONTENT_KIND_NAMES)
export const listSchema = z.object({ kind: kindSchema })
export const newEntrySchema = z.strictObject({ kind: kindSchema, ...contentInputFields })

const NAME_CHARACTERS = 80

/** The end of an entry's URL: derived from its title, permanent. */
const nameOf = (title: string) => toHandle(title).slice(0, NAME_CHARACTERS).replace(/-+$/, "")

/** The entries of a kind. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind } = parseInput(listSchema, req.query)
  const entries = (await req.scope.resolve(CONTENT_MODULE).list(kind)).map(toSummary)
  // Built-in entries come in their own order, the owner's newest first.
  res.json({ entries: CONTENT_KINDS[kind].isOpen ? entries.toReversed() : entries })
}

/** Creates an entry of a kind that the owner can add. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind, ...input } = parseInput(newEntrySchema, req.body)
  if (!CONTENT_KINDS[kind].isOpen)
    throw invalidData({ hu: "Ebből nem lehet újat felvenni.", en: "No more of these can be added." })
  const version = await readNewVersion(req, res, kind, input)
  if (!version) return
  const id = await req.scope
    .resolve(CONTENT_MODULE)
    .create(kind, nameOf(titleOf(kind, version.values)), version)
  await announceContent(req.scope)
  res.json({ entry: await readEntryView(req.scope, id) })
}
