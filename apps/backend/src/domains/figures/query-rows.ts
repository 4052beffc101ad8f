import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The rows of a query with named values. */
export async function queryRows<Row>(
  container: MedusaContainer,
  sql: string,
  values: Record<string, string | number>,
): Promise<Row[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Row[] }>(sql, values)
  return rows
}
