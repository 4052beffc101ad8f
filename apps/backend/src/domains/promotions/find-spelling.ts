import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** PostgreSQL does not lower-case Hungarian letters in every locale. */
const SPELLING = `
  select code from promotion
   where translate(upper(code), 'áéíóöőúüű', 'ÁÉÍÓÖŐÚÜŰ') = ? and deleted_at is null
   order by code = ? desc limit 1`

/** A promotion's code in its original spelling; the input if there is none. */
export async function findSpelling(container: MedusaContainer, typed: string): Promise<string> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { code: string }[] }>(SPELLING, [typed.toUpperCase(), typed])
  return rows[0]?.code ?? typed
}
