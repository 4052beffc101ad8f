import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { invalidData } from "../../refusals/refusals.ts"
import { requireParam } from "../require-param.ts"

export const storeAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/stores/:id", methods: ["POST"], middlewares: [keepStoreName] },
]

const bodySchema = z.looseObject({ name: z.string().optional() })

/** The admin's corner shows the store's name, which follows that of the shop (`domains/catalogue/announce-shop.ts`). */
async function keepStoreName(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const name = bodySchema.safeParse(req.body).data?.name
  if (name !== undefined) {
    const store = await req.scope.resolve(Modules.STORE).retrieveStore(requireParam(req, "id"))
    if (name !== store.name) {
      throw invalidData({
        hu: "A bolt nevét a „Bolt beállításai” oldalon módosíthatja.",
        en: "The shop’s name is changed under “Shop settings”.",
      })
    }
  }
  next()
}
