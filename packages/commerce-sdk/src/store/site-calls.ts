import { checkSite } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { SiteContent } from "../types/site-content-types.ts"

export const site = {
  retrieve: get("/content/site").gives<SiteContent>(checkSite).within(PRODUCT_GET_TIMEOUT_MS),
}
