import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ShopAnswer } from "@porteka/commerce-sdk"
import { readShop } from "../../../shop/read-shop.ts"

/** The shop's current identity and terms; the change feed announces changes with the tag "shop". */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopAnswer>): Promise<void> {
  res.json({ shop: await readShop(req.scope) })
}
