/** When an unpaid order is marked for the owner as unusual. Internal: shoppers need not know the limits. */
export const WATCH_AMOUNT = "watch.amount"
export const WATCH_PIECES = "watch.pieces"
export const WATCH_ORDERS = "watch.orders"
export const ASK_AFTER_DAYS = "watch.askAfterDays"

export const WATCH_START = {
  [WATCH_AMOUNT]: "200000",
  [WATCH_PIECES]: "40",
  [WATCH_ORDERS]: "2",
  [ASK_AFTER_DAYS]: "2",
}

/** The limits of this shop. Zero: no order is marked for this reason. */
export interface WatchRules {
  /** Total of one order: gross, whole forints. */
  amount: number
  pieces: number
  /** Open orders of the same customer or phone number. */
  orders: number
  /** When the owner is asked about an order of that amount whose transfer has not arrived. */
  askAfterDays: number
}

/** @param values the current settings */
export const toWatchRules = (values: Readonly<Record<string, string>>): WatchRules => ({
  amount: Number(values[WATCH_AMOUNT]),
  pieces: Number(values[WATCH_PIECES]),
  orders: Number(values[WATCH_ORDERS]),
  askAfterDays: Number(values[ASK_AFTER_DAYS]),
})
