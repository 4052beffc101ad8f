import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { BigNumber } from "@medusajs/framework/utils"

/** What Medusa's file about amounts exports; all of Medusa reads the function from there at each call. */
interface Amounts {
  BigNumber: typeof BigNumber
  getEpsilonFromDecimalPrecision(decimals?: number): BigNumber
}

const ofFramework = createRequire(require.resolve("@medusajs/framework/utils"))
const FILE = join(dirname(ofFramework.resolve("@medusajs/utils")), "totals", "big-number.js")

let installed = false

/**
 * Medusa takes a difference up to the smallest unit of a currency for an error of rounding. With forints this is money: one
 * more than was paid could be refunded, and an order's credit of one did not count. Here half a unit is tolerated.
 */
export function installHalfUnits(): void {
  if (installed) return
  installed = true
  const amounts = require(FILE) as Amounts
  const { getEpsilonFromDecimalPrecision: unitOf } = amounts
  amounts.getEpsilonFromDecimalPrecision = (decimals) => new amounts.BigNumber(unitOf(decimals).numeric / 2)
}
