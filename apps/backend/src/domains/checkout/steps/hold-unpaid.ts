import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import type { WatchReason } from "@porteka/commerce-sdk/wire"
import { shop as newShop } from "@porteka/shop"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings/index.ts"
import { toWatchRules } from "../../../modules/shop-settings/watch-settings.ts"
import { withSettings } from "../../../modules/shop-settings/with-settings.ts"
import { acquireLocks, releaseLocks } from "../checkout-locks.ts"
import {
  awaitsMoney,
  countOpenOrders,
  findLimitProblems,
  findTooMany,
  type UnpaidCart,
  unpaidKeys,
} from "../unpaid-limits.ts"
import { findWatchReasons } from "../watch-order.ts"

export interface HoldUnpaidInput {
  holder: string
  cart: UnpaidCart
  /** The hashed network of the shopper. */
  placed_from: string | null
}

/**
 * Checks whether an order may reserve products before it is paid. Orders of one customer, phone number or
 * network wait for each other from here to the end of their workflow; otherwise concurrent orders would not
 * count each other.
 * @returns problems, what is unusual about the order, and the locks to release
 * @throws cart_busy if they did not finish in time
 */
export const holdUnpaidStep = createStep(
  "hold-unpaid",
  async ({ holder, cart, placed_from: placedFrom }: HoldUnpaidInput, { container }) => {
    const keys = awaitsMoney(cart) ? unpaidKeys(cart, placedFrom) : []
    await acquireLocks(container, keys, holder)
    try {
      return new StepResponse({ ...(await look(container, cart, placedFrom)), keys }, { keys, holder })
    } catch (error) {
      await releaseLocks(container, keys, holder)
      throw error
    }
  },
  async (held, { container }) => {
    if (held) await releaseLocks(container, held.keys, held.holder)
  },
)

interface Look {
  problems: CheckoutProblem[]
  watch: WatchReason[]
}

/** Otherwise a script with a few e-mail addresses could reserve all stock for days. */
async function look(container: MedusaContainer, cart: UnpaidCart, placedFrom: string | null): Promise<Look> {
  if (!awaitsMoney(cart)) return { problems: [], watch: [] }
  const settings = await container.resolve(SHOP_SETTINGS_MODULE).read()
  const { unpaidLimits } = withSettings(newShop, settings)
  const open = await countOpenOrders(container, cart, placedFrom)
  return {
    problems: [...findLimitProblems(cart, unpaidLimits), ...findTooMany(open, unpaidLimits)],
    watch: findWatchReasons(cart, open, toWatchRules(settings)),
  }
}
