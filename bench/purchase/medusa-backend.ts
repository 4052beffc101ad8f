import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { withConnection } from "../../tools/postgres/connection.ts"

/** Enough stock for all purchases of a bench. */
const PLENTY = 1_000_000

/** Without the dependency Medusa's program does not take the folder for one of its projects. */
const PACKAGE = '{ "name": "stock", "version": "0.0.0", "dependencies": { "@medusajs/medusa": "*" } }'

const CONFIG = `const { defineConfig } = require("@medusajs/framework/utils")
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "*", adminCors: "*", authCors: "*",
      jwtSecret: process.env.JWT_SECRET, cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
  featureFlags: { translation: true },
  modules: [{ resolve: "@medusajs/medusa/translation" }],
})
`

/**
 * A folder with Medusa as it comes: its own routes and workflows, its own payment provider, our version of it.
 * @param modules the back end's node_modules
 */
export function makeMedusaFolder(modules: string): string {
  const folder = mkdtempSync(join(tmpdir(), "porteka-stock-"))
  symlinkSync(modules, join(folder, "node_modules"))
  writeFileSync(join(folder, "package.json"), PACKAGE)
  writeFileSync(join(folder, "medusa-config.js"), CONFIG)
  return folder
}

/** Lets the region's carts be paid by Medusa's own provider, which authorizes everything. */
export const allowSystemPayment = (databaseUrl: string) =>
  withConnection(databaseUrl, async (client) => {
    await client.query(
      `insert into payment_provider (id, is_enabled) values ('pp_system_default', true)
       on conflict (id) do update set is_enabled = true`,
    )
    await client.query(
      `insert into region_payment_provider (id, region_id, payment_provider_id)
       select 'regpp_bench', id, 'pp_system_default' from region on conflict do nothing`,
    )
  })

export const fillShelves = (databaseUrl: string) =>
  withConnection(databaseUrl, (client) =>
    client.query(
      `update inventory_level set stocked_quantity = $1::int,
              raw_stocked_quantity = jsonb_build_object('value', $1::text, 'precision', 20)`,
      [PLENTY],
    ),
  )
