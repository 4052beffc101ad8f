import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CONTENT_PAGES } from "@porteka/shop"
import { notFound } from "../../../../../../refusals/refusals.ts"
import { isEdition, readPageVersion } from "../../../../../../shop/page-versions.ts"
import { requireParam } from "../../../../../require-param.ts"

/** A page as it was published the given time, so that what somebody agreed to stays readable. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const page = CONTENT_PAGES.find((name) => name === requireParam(req, "page"))
  const edition = requireParam(req, "edition")
  const version = page && isEdition(edition) ? await readPageVersion(req.scope, page, Number(edition)) : null
  if (!version) throw notFound("There is no such version of a page")
  res.json({ version })
}
