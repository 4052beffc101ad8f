import type { MedusaContainer } from "@medusajs/framework/types"
import type { MinimumCode } from "@porteka/commerce-sdk"
import { MINIMUM_CODES_KEY, minimumCodes } from "../../records/minimum-codes.ts"
import { queryRows } from "../../records/query-rows.ts"
import { type MinimumCodeFacts, stateOf } from "./judge-minimum-codes.ts"
import { FACTS_OF_CODES } from "./minimum-codes.sql.ts"

type Metadata = Record<string, unknown> | null

/** The change of the metadata that adds codes; only this key is written. */
export const withMinimum = (metadata: Metadata | undefined, codes: string[]): Record<string, string[]> => ({
  [MINIMUM_CODES_KEY]: [...new Set([...minimumCodes(metadata), ...codes])],
})

/** The change of the metadata that removes a code, in any case: the spelling of a deleted one is not known any more. */
export const withoutMinimum = (metadata: Metadata, code: string): Record<string, string[]> => ({
  [MINIMUM_CODES_KEY]: minimumCodes(metadata).filter((other) => other.toUpperCase() !== code.toUpperCase()),
})

/** Those of the codes that count from a cart value on and can be used now. */
export async function findMinimumCodes(container: MedusaContainer, codes: string[]): Promise<MinimumCode[]> {
  if (codes.length === 0) return []
  const facts = await queryRows<MinimumCodeFacts>(container, FACTS_OF_CODES, [codes])
  const now = new Date()
  return facts.flatMap((fact) =>
    fact.minimum !== null && stateOf(fact, now) === "usable"
      ? [{ code: fact.code, minimum: fact.minimum }]
      : [],
  )
}
