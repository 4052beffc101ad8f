import { checkPageVersion, checkSite } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { SiteContent, SitePageVersion } from "../types/site-content-types.ts"

export const site = {
  retrieve: get("/content/site").gives<SiteContent>(checkSite).within(PRODUCT_GET_TIMEOUT_MS),

  /** A page as it was published the given time, whether that version is current or not. */
  pageVersion: get("/content/pages/{page}/versions/{edition}")
    .gives<{ version: SitePageVersion }>(checkPageVersion)
    .within(PRODUCT_GET_TIMEOUT_MS),
}
