import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { rebuildCatalogue } from "../domains/catalogue/rebuild-catalogue.ts"
import { restoreTables } from "../modules/catalogue/restore-tables.ts"

/** `npm run rebuild` of the root, which shows the progress. */
export default async function run({ container }: ExecArgs): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await restoreTables(async (sql) => await knex.raw(sql))
  await rebuildCatalogue(container, (done, total) => {
    process.stdout.write(`rebuild: ${done}/${total} products\n`)
  })
}
