import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A statement that the database plans once per connection, because it is executed very often. */
export interface Prepared {
  /** Identifies a prepared statement; each name has one text. */
  name: string
  /** With a `?` for each value. A list is a `text[]`, and may contain its last value several times. */
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
  prepared: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, sql, bindings } = withListsWrittenOut(prepared, values)
  const query = knex.raw(sql, bindings as never) as unknown as WithOptions<{ rows: Row[] }>
  return (await query.options({ name })).rows
}

/** Longer lists are rare, and executing such a statement takes longer than planning it. */
const MAX_WRITTEN_OUT = 64
const STEP = 8

/**
 * Writes lists out, one `?` for each element, with one statement for 1, 2, 3–4, 5–8, 9–16, 17–24 … elements. PostgreSQL
 * expects ten elements in a list that is one parameter, finds the plan for one element cheaper, and therefore
 * plans such a statement again at each execution
 * (https://www.postgresql.org/docs/current/sql-prepare.html, Notes).
 */
export function withListsWrittenOut(
  { name, sql }: Prepared,
  values: readonly unknown[],
): Prepared & { bindings: unknown[] } {
  const lists = values.map((value) =>
    Array.isArray(value) && value.length <= MAX_WRITTEN_OUT ? padded(value) : undefined,
  )
  const lengths = lists.flatMap((list) => list?.length ?? [])
  if (lengths.length === 0) return { name, sql, bindings: [...values] }
  const [start = "", ...parts] = sql.split("?")
  const places = lists.map((list) => (list ? `array[${list.map(() => "?").join(", ")}]::text[]` : "?"))
  return {
    name: [name, ...lengths].join("-"),
    sql: start + parts.map((part, index) => `${places[index]}${part}`).join(""),
    bindings: values.flatMap((value, index) => lists[index] ?? [value]),
  }
}

/** To a power of two or a multiple of eight, by its last element. */
function padded(list: readonly unknown[]): unknown[] {
  if (list.length === 0) return []
  const length =
    list.length < STEP ? 2 ** Math.ceil(Math.log2(list.length)) : STEP * Math.ceil(list.length / STEP)
  return [...list, ...new Array(length - list.length).fill(list.at(-1))]
}
