import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../../../modules/catalogue/index.ts"
import { movedPathSchema } from "../../../../../modules/catalogue/list-query.ts"
import { notFound } from "../../../../../refusals/refusals.ts"

/** The current handle of a renamed record; called only for URLs that do not exist. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { data: path } = movedPathSchema.safeParse(req.params)
  const handle = path
    ? await req.scope.resolve(CATALOGUE_MODULE).findMovedHandle(path.kind, path.handle)
    : null
  if (handle === null) throw notFound("Nothing was there")
  res.json({ handle })
}
