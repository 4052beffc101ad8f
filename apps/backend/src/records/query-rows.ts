import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** By position (`?`), or by name (`:name`). */
type Values = readonly Knex.RawBinding[] | Readonly<Record<string, Knex.RawBinding>>

/**
 * The rows of a statement on tables of several modules. Nothing checks them: `Row` has to match what the statement
 * selects.
 */
export async function queryRows<Row>(
  container: MedusaContainer,
  sql: string,
  values: Values = [],
): Promise<Row[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Row[] }>(sql, values as Knex.RawBinding)
  return rows
}

/** A statement on tables of several modules that only changes them. */
export async function runStatement(
  container: MedusaContainer,
  sql: string,
  values: Values = [],
): Promise<void> {
  await queryRows(container, sql, values)
}
