import { checkShop } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { ShopAnswer } from "../types/shop-types.ts"

export const shop = {
  retrieve: get("/content/shop").gives<ShopAnswer>(checkShop).within(PRODUCT_GET_TIMEOUT_MS),
}
