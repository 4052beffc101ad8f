import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A statement that the database plans once for each connection, because it is asked again and again. */
export interface Prepared {
  /** Tells prepared statements apart; of one name there is one text. */
  name: string
  sql: string
}

/** knex hands `options` to the driver, which prepares what has a name; its types do not say so. */
type WithOptions<Answer> = Promise<Answer> & { options(options: { name: string }): Promise<Answer> }

export const askPrepared = <Row>(
  container: MedusaContainer,
  prepared: Prepared,
  values: readonly unknown[],
): Promise<Row[]> =>
  askPreparedOn<Row>(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), prepared, values)

/** For a module, which has the connection and no container. */
export async function askPreparedOn<Row>(
  knex: Knex,
  { name, sql }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = knex.raw(sql, [...values] as never) as unknown as WithOptions<{ rows: Row[] }>
  return (await query.options({ name })).rows
}
