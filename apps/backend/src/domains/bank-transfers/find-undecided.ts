import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntry } from "@porteka/commerce-sdk"
import { CURRENCY } from "@porteka/shop"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { matchStored } from "./read-in-statement.ts"
import { referenceNumbers } from "./reference-numbers.ts"

/** More open entries than anybody leaves undecided. */
const MOST_OPEN = 2000

interface AwaitedOrder {
  id: string
  display_id: number
  created_at: Date
  /** What is still to come. */
  missing: number
}

/**
 * Finds the undecided entries that may be for an order: they name it, have exactly what is missing, or may be divided between it
 * and others of its buyer. Left out are entries that were read before it was placed, and those that another kind of file has
 * brought as well, if that one is undecided, too.
 */
export async function findUndecided(
  container: MedusaContainer,
): Promise<(order: AwaitedOrder) => BankEntry[]> {
  const open = await container.resolve(BANK_ENTRY_MODULE).listUnassigned(MOST_OPEN)
  if (open.length === 0) return () => []
  const matches = (await matchStored(container, open)).map((match, index) => ({
    ...match,
    readAt: open[index]?.created_at ?? new Date(0),
  }))
  return ({ id, display_id: number, created_at: placedAt, missing }) =>
    matches
      .filter(({ entry, readAt, shares, twin }) => {
        const isToldTwice = twin !== null && !twin.is_placed
        if (!entry.is_credit || readAt <= placedAt || isToldTwice) return false
        const { plain, grouped } = referenceNumbers(entry.text)
        return (
          [...plain, ...grouped].includes(number) ||
          (entry.currency === CURRENCY && entry.amount === missing) ||
          shares.some(({ order }) => order.id === id)
        )
      })
      .map(({ entry }) => entry)
}
