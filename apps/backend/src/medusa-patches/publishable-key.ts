import { dirname, join } from "node:path"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { PUBLISHABLE_KEY_HEADER } from "@medusajs/framework/utils"
import { type Prepared, queryPrepared } from "../records/prepared.ts"

type KeyedRequest = MedusaRequest & {
  publishable_key_context?: { key: string; sales_channel_ids: string[] }
}
type Middleware = (req: KeyedRequest, res: MedusaResponse, next: MedusaNextFunction) => Promise<void> | void

const KEY: Prepared = {
  name: "publishable-key",
  sql: `
  select array(select link.sales_channel_id from publishable_api_key_sales_channel link
                where link.publishable_key_id = key.id and link.deleted_at is null
                order by link.created_at, link.id) as sales_channel_ids
    from api_key key
   where key.token = ? and key.type = 'publishable' and key.deleted_at is null
     and (key.revoked_at is null or key.revoked_at > now())`,
}

let installed = false

/**
 * Every store call carries the publishable key, and Medusa reads it each time with its ORM. This uses one
 * prepared statement, equally fresh; a missing, unknown or revoked key is refused by Medusa itself.
 */
export function installPublishableKey(): void {
  if (installed) return
  installed = true
  const file = "middlewares/ensure-publishable-api-key.js"
  const inside = require(join(dirname(require.resolve("@medusajs/framework/http")), file)) as {
    ensurePublishableApiKeyMiddleware: Middleware
  }
  inside.ensurePublishableApiKeyMiddleware = byOneStatement(inside.ensurePublishableApiKeyMiddleware)
}

const byOneStatement =
  (medusas: Middleware): Middleware =>
  async (req, res, next) => {
    const key = req.get(PUBLISHABLE_KEY_HEADER)
    try {
      const [found] = key ? await queryPrepared<{ sales_channel_ids: string[] }>(req.scope, KEY, [key]) : []
      if (!key || !found) return await medusas(req, res, next)
      req.publishable_key_context = { key, ...found }
    } catch (error) {
      next(error)
      return
    }
    next()
  }
