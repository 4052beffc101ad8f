import type { MedusaContainer } from "@medusajs/framework/types"
import { MINIMUM_CODES_KEY, minimumCodes } from "../../records/minimum-codes.ts"
import { queryRows } from "../../records/query-rows.ts"
import { type CodeFacts, isForDelivery, stateOf } from "./judge-kept-codes.ts"
import { FACTS_OF_CODES } from "./kept-codes.sql.ts"

type Metadata = Record<string, unknown> | null

/** The change of the metadata that adds codes; only this key is written. */
export const withMinimum = (metadata: Metadata | undefined, codes: string[]): Record<string, string[]> => ({
  [MINIMUM_CODES_KEY]: [...new Set([...minimumCodes(metadata), ...codes])],
})

/** The change of the metadata that removes a code, in any case: the spelling of a deleted one is not known any more. */
export const withoutMinimum = (metadata: Metadata, code: string): Record<string, string[]> => ({
  [MINIMUM_CODES_KEY]: minimumCodes(metadata).filter((other) => other.toUpperCase() !== code.toUpperCase()),
})

/** A code that can be used now, and what it may count after. */
export interface UsableCode {
  code: string
  /** Null: it has no smallest cart value. */
  minimum: number | null
  isForDelivery: boolean
}

/** Those of the codes that can be used now. */
export async function findUsableCodes(container: MedusaContainer, codes: string[]): Promise<UsableCode[]> {
  if (codes.length === 0) return []
  const facts = await queryRows<CodeFacts>(container, FACTS_OF_CODES, [codes])
  const now = new Date()
  return facts
    .filter((fact) => stateOf(fact, now) === "usable")
    .map((fact) => ({ code: fact.code, minimum: fact.minimum, isForDelivery: isForDelivery(fact) }))
}
