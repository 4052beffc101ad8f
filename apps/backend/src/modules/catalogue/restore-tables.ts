import { Migration20261121080000 } from "./migrations/Migration20261121080000.ts"
import { Migration20261121090512 } from "./migrations/Migration20261121090512.ts"
import { Migration20261121100000 } from "./migrations/Migration20261121100000.ts"
import { Migration20261121113042 } from "./migrations/Migration20261121113042.ts"
import { Migration20261122073000 } from "./migrations/Migration20261122073000.ts"
import { Migration20261124093000 } from "./migrations/Migration20261124093000.ts"

const MIGRATIONS = [
  Migration20261121080000,
  Migration20261121090512,
  Migration20261121100000,
  Migration20261121113042,
  Migration20261122073000,
  Migration20261124093000,
]

/**
 * Recreates missing tables of the read model. Medusa runs a migration once, so a dropped table would never come
 * back; all of these use "if not exists".
 */
export async function restoreTables(run: (sql: string) => Promise<unknown>): Promise<void> {
  for (const Step of MIGRATIONS) {
    // The two parameters are for migrations that read the database; these only collect their SQL.
    const step: Migration20261121080000 = Reflect.construct(Step, [])
    await step.up()
    for (const sql of step.getQueries()) await run(String(sql))
  }
}
