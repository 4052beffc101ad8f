import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CONTENT_MODULE } from "../../../../../../modules/content/index.ts"
import { notFound } from "../../../../../../refusals/refusals.ts"
import { requireParam } from "../../../../../require-param.ts"

const NUMBER = /^\d{1,9}$/

/** An earlier version's values. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const number = requireParam(req, "number")
  const values = NUMBER.test(number)
    ? await req.scope.resolve(CONTENT_MODULE).valuesOf(requireParam(req, "id"), Number(number))
    : null
  if (!values) throw notFound({ hu: "Nincs ilyen változat.", en: "There is no such version." })
  res.json({ values })
}
