import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { ReadModelGapError } from "../../modules/catalogue/read-model-gap.ts"
import { MONITORING_MODULE } from "../../modules/monitoring/index.ts"

type Checks = { database: boolean; migrations: boolean; index: boolean }

const NOTHING: Checks = { database: false, migrations: false, index: false }

/** Products on sale exist in the read model. */
async function isIndexed(req: MedusaRequest): Promise<boolean> {
  try {
    await req.scope.resolve(CATALOGUE_MODULE).requireNoGap(DEFAULT_LOCALE)
    return true
  } catch (error) {
    if (error instanceof ReadModelGapError) return false
    throw error
  }
}

async function check(req: MedusaRequest): Promise<Checks> {
  try {
    const missing = await req.scope.resolve(MONITORING_MODULE).findMissingMigrations()
    if (missing.length > 0) return { database: true, migrations: false, index: false }
    return { database: true, migrations: true, index: await isIndexed(req) }
  } catch {
    // Whatever database error it is: nothing can be sold without it.
    return NOTHING
  }
}

/** Readiness, 503 if not ready; `/health` only reports liveness. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const checks = await check(req)
  const ready = Object.values(checks).every(Boolean)
  res
    .status(ready ? 200 : 503)
    .setHeader("cache-control", "no-store")
    .json({ status: ready ? "ok" : "unavailable", ...checks })
}
