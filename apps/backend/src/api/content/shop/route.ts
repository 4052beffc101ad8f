import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ShopAnswer } from "@porteka/commerce-sdk"
import { readShop } from "../../../shop/read-shop.ts"

/** Who the shop is and what it promises now; the change feed tells of another one with the tag "shop". */
export async function GET(req: MedusaRequest, res: MedusaResponse<ShopAnswer>): Promise<void> {
  res.json({ shop: await readShop(req.scope) })
}
