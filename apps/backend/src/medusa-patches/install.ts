import { installCartValue } from "./cart-value.ts"
import { installCategoryOrder } from "./category-order.ts"
import { installClockJumps } from "./clock-jumps.ts"
import { installEditedShares } from "./edited-shares.ts"
import { installExpressDefaults } from "./express-defaults.ts"
import { installGrossLines } from "./gross-lines.ts"
import { installHalfUnits } from "./half-units.ts"
import { requireKnownVersions } from "./known-versions.ts"
import { installLastingSchedules } from "./lasting-schedules.ts"
import { installParentCategories } from "./parent-categories.ts"
import { installPriceLocks } from "./price-locks.ts"
import { installProductsValue } from "./products-value.ts"
import { installPublishableKey } from "./publishable-key.ts"
import { installRedisLimits } from "./redis-limits.ts"
import { installReleasedLast } from "./released-last.ts"
import { installRenewedLocks } from "./renewed-locks.ts"
import { installReturnedOnce } from "./returned-once.ts"
import { installRouteMemory } from "./route-memory.ts"
import { installSecurityHeaders } from "./security-headers.ts"
import { installServerLimits } from "./server-limits.ts"
import { installSortedLocks } from "./sorted-locks.ts"
import { installSummedReservations } from "./summed-reservations.ts"
import { installUnhurriedEvents } from "./unhurried-events.ts"
import { installUsedTransactions } from "./used-transactions.ts"
import { installWholeAmounts } from "./whole-amounts.ts"

/** Called before Medusa's modules are loaded. @throws Error on an unknown version of Medusa */
export function installMedusaPatches(): void {
  requireKnownVersions()
  installWholeAmounts()
  installHalfUnits()
  installSortedLocks()
  installRenewedLocks()
  installUnhurriedEvents()
  installLastingSchedules()
  installRedisLimits()
  installSummedReservations()
  installGrossLines()
  installProductsValue()
  installUsedTransactions()
  installPriceLocks()
  installCategoryOrder()
  installParentCategories()
  installCartValue()
  installEditedShares()
  installExpressDefaults()
  installSecurityHeaders()
  installServerLimits()
  installPublishableKey()
  installReleasedLast()
  installReturnedOnce()
  installClockJumps()
  installRouteMemory()
}
