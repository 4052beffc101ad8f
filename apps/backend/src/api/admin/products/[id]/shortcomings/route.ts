import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { readShortcomings } from "../../../../../domains/products/read-shortcomings.ts"
import {
  assignSalesChannel,
  assignShippingProfile,
  assignStockPlace,
  enableStockManagement,
} from "../../../../../domains/products/sellable-defaults.ts"
import { requireParam } from "../../../../require-param.ts"

/** What the product lacks before it is published. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ shortcomings: await readShortcomings(req.scope, requireParam(req, "id")) })
}

/** Fixes what needs no decision: channel, shipping profile, stock management and stock location. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const variants = await req.scope
    .resolve(Modules.PRODUCT)
    .listProductVariants({ product_id: id }, { select: ["id", "manage_inventory"] })
  await assignShippingProfile(req.scope, [id])
  await assignSalesChannel(req.scope, [id])
  await enableStockManagement(req.scope, variants)
  await assignStockPlace(
    req.scope,
    variants.map((variant) => variant.id),
  )
  res.json({ shortcomings: await readShortcomings(req.scope, id) })
}
