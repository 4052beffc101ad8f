import { rmSync } from "node:fs"
import { join } from "node:path"
import { placeEmbedded } from "../backup/database-copy.ts"
import { copyServer } from "../postgres/base-backup.ts"
import { databaseOnServerOf, nameOfDatabase } from "../postgres/connection.ts"
import { embeddedPostgres } from "../postgres/embedded.ts"
import type { Stack } from "../stack/stack.ts"

/** What the fault suite's database is called in the run record, where the suite looks for its processes. */
export const FAULTS_DATABASE = "the faults' PostgreSQL"

/** The stack as one suite sees it: with a PostgreSQL that belongs to nobody else. */
type StackOfSuite = { stack: Stack; close(): Promise<void> }

/**
 * Starts a copy of the stack's PostgreSQL, with all its databases, for the suite that crashes and freezes it:
 * other suites go on beside it.
 */
export async function startDatabaseForFaults(stack: Stack): Promise<StackOfSuite> {
  const { state, generated } = stack.settings
  const folder = join(state.folder, "faults-postgres")
  const copy = join(state.folder, "faults-postgres.tar")
  rmSync(join(folder, "data"), { recursive: true, force: true })
  try {
    await copyServer(databaseOnServerOf(stack.databaseUrl(), "postgres"), copy)
    await placeEmbedded(copy, folder)
  } finally {
    rmSync(copy, { force: true })
  }
  const { program, urlOf } = await embeddedPostgres({
    folder,
    password: generated.postgresPassword,
    lastPort: undefined,
    durable: false,
  })
  const close = await stack.startPrograms([{ ...program, name: FAULTS_DATABASE }])
  return { stack: { ...stack, databaseUrl: () => urlOf(nameOfDatabase(stack.databaseUrl())) }, close }
}
