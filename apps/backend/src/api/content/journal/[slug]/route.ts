import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isHandle, localeQuerySchema } from "../../../../modules/catalogue/list-query.ts"
import { JOURNAL_MODULE } from "../../../../modules/journal/index.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { locale } = parseInput(localeQuerySchema, req.query)
  const slug = requireParam(req, "slug")
  const entry = isHandle(slug) ? await req.scope.resolve(JOURNAL_MODULE).find(locale, slug) : undefined
  if (!entry) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such journal entry")
  res.json({ entry })
}
