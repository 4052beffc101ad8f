import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../../../../../modules/catalogue/index.ts"
import { movedPathSchema } from "../../../../../modules/catalogue/list-query.ts"

/** The current handle of a renamed record; called only for URLs that do not exist. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { data: path } = movedPathSchema.safeParse(req.params)
  const handle = path
    ? await req.scope.resolve(CATALOGUE_MODULE).findMovedHandle(path.kind, path.handle)
    : null
  if (handle === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Nothing was there")
  res.json({ handle })
}
