import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { checkContent } from "../../../modules/content/check-content.ts"
import { CONTENT_KINDS, type ContentKindName } from "../../../modules/content/content-kinds.ts"
import type { NewVersion } from "../../../modules/content/service.ts"
import { staffText } from "../../../staff-language/staff-language.ts"

const BAD_REQUEST = 400

/** What to save: a draft, or a version published now or later. */
export const contentInputFields = {
  values: z.record(z.string(), z.unknown()),
  publish: z.union([z.null(), z.literal("now"), z.iso.datetime({ offset: true })]),
  /** Whether the shop shows the entry from then on. */
  shown: z.boolean().default(true),
}

type ContentInput = z.infer<z.ZodObject<typeof contentInputFields>>

/**
 * The validated version to save; null if the answer lists errors: nothing is saved then, and the form keeps its
 * input.
 */
export async function readNewVersion(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  kind: ContentKindName,
  { values: given, publish, shown }: ContentInput,
): Promise<NewVersion | null> {
  if (!shown && !CONTENT_KINDS[kind].isOpen) {
    const message = staffText({
      hu: "Ezt az oldalt a boltnak mutatnia kell: nem vehető le.",
      en: "The shop must show this page: it cannot be taken off.",
    })
    res.status(BAD_REQUEST).json({ type: "invalid_data", message, problems: [] })
    return null
  }
  // An unpublished entry need not be complete.
  const { values, problems } = checkContent(kind, given, { isDraft: publish === null || !shown })
  if (problems.length > 0) {
    const message = problems.map(({ label, row, reason }) => `${label}${rowOf(row)}: ${reason}`).join(" ")
    res.status(BAD_REQUEST).json({ type: "invalid_data", message, problems })
    return null
  }
  const publishAt = publish === null ? null : publish === "now" ? new Date() : new Date(publish)
  if (publishAt && publish !== "now" && publishAt.getTime() <= Date.now()) {
    const message = staffText({
      hu: "A közzététel ideje elmúlt: válasszon későbbi időpontot, vagy tegye közzé most.",
      en: "The time of publishing is over: choose a later one, or publish now.",
    })
    res.status(BAD_REQUEST).json({ type: "invalid_data", message, problems: [] })
    return null
  }
  return { values, publishAt, shown, savedBy: await nameOf(req) }
}

const rowOf = (row: number | undefined) =>
  row === undefined ? "" : staffText({ hu: `, ${row + 1}. sor`, en: `, row ${row + 1}` })

/** The author's name in the history, also after leaving the staff. */
async function nameOf(req: AuthenticatedMedusaRequest): Promise<string> {
  const { actor_id: id } = req.auth_context
  const [user] = await req.scope.resolve(Modules.USER).listUsers({ id })
  const name = [user?.last_name, user?.first_name].filter(Boolean).join(" ")
  return name || user?.email || id
}
