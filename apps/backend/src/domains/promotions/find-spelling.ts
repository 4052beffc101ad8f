import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** PostgreSQL does not lower-case Hungarian letters in every locale. */
const SPELLED = `
  select id, code from promotion
   where translate(upper(code), 'áéíóöőúüű', 'ÁÉÍÓÖŐÚÜŰ') = ? and deleted_at is null
   order by code = ? desc`

const findSpelled = (container: MedusaContainer, typed: string) =>
  queryRows<{ id: string; code: string }>(container, SPELLED, [typed.toUpperCase(), typed])

/** A promotion's code in its original spelling; the input if there is none. */
export async function findSpelling(container: MedusaContainer, typed: string): Promise<string> {
  return (await findSpelled(container, typed))[0]?.code ?? typed
}

/**
 * The code of another promotion that a shopper would enter with the same letters; null if there is none. Switched off, the other one
 * would stand in for it.
 * @param id of the promotion that is changed; absent: a new one
 */
export async function findSameCode(
  container: MedusaContainer,
  typed: string,
  id?: string,
): Promise<string | null> {
  return (await findSpelled(container, typed)).find((one) => one.id !== id)?.code ?? null
}
