import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A statement that the database plans once per connection, because it is executed very often. */
export interface Prepared {
  /** Identifies a prepared statement; each name has one text. */
  name: string
  sql: string
}

/**
 * knex passes `options` to the driver, which prepares statements with a name; its types do not include that.
 */
type WithOptions<Answer> = Promise<Answer> & { options(options: { name: string }): Promise<Answer> }

export const queryPrepared = <Row>(
  container: MedusaContainer,
  prepared: Prepared,
  values: readonly unknown[],
): Promise<Row[]> =>
  queryPreparedOn<Row>(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), prepared, values)

/** For a module, which has the connection but no container. */
export async function queryPreparedOn<Row>(
  knex: Knex,
  { name, sql }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = knex.raw(sql, [...values] as never) as unknown as WithOptions<{ rows: Row[] }>
  return (await query.options({ name })).rows
}
