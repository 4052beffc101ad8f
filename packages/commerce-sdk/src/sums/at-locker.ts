import type { PricedMethod } from "./summary-rows.ts"

/**
 * Whether an order is collected at a parcel locker. Lockers take cards only, so an amount paid there is not rounded like cash.
 * Parcel shops take cash, too.
 */
export const isAtLocker = (methods: readonly Pick<PricedMethod, "data">[]): boolean =>
  methods.some(({ data }) => data?.pickup_point_kind === "locker")
