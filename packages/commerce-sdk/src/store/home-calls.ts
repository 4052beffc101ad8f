import { checkHome } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { HomeContent } from "../types/home-types.ts"

export const home = {
  retrieve: get("/content/home").gives<HomeContent>(checkHome).within(PRODUCT_GET_TIMEOUT_MS),
}
