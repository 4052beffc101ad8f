import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** PostgreSQL does not lower-case Hungarian letters in every locale. */
const SPELLING = `
  select code from promotion
   where translate(upper(code), 'áéíóöőúüű', 'ÁÉÍÓÖŐÚÜŰ') = ? and deleted_at is null
   order by code = ? desc limit 1`

/** A promotion's code in its original spelling; the input if there is none. */
export async function findSpelling(container: MedusaContainer, typed: string): Promise<string> {
  const rows = await queryRows<{ code: string }>(container, SPELLING, [typed.toUpperCase(), typed])
  return rows[0]?.code ?? typed
}
