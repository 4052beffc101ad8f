import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import { CDNS, type Cdn } from "./cdns.server.ts"
import { createPurger, type Purger } from "./purger.server.ts"

interface ShopCdn {
  headersOf: Cdn["headersOf"]
  purger: Purger | undefined
}

/** The configured CDN, if any. */
export function cdnOf({ CDN: name, CDN_PURGE_URL: url, CDN_TOKEN: token }: Environment): ShopCdn {
  if (!name || !url) return { headersOf: () => ({}), purger: undefined }
  const onFailure = (error: unknown) => logger.warn({ err: error }, "The CDN could not be purged; retrying.")
  return {
    headersOf: CDNS[name].headersOf,
    purger: createPurger(CDNS[name], { url, token }, onFailure),
  }
}
