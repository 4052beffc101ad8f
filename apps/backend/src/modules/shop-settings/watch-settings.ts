/** From when on an order that takes goods without money is marked for the owner. Internal: no shopper needs to know them. */
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

/** What is unusual in this shop. Zero: no order is marked for it. */
export interface WatchRules {
  /** Total of one order: gross, whole forints. */
  amount: number
  pieces: number
  /** Orders of the same customer or telephone that are open already. */
  orders: number
  /** When the owner is asked about an order of that amount whose transfer has not come. */
  askAfterDays: number
}

/** @param values the settings in force */
export const toWatchRules = (values: Readonly<Record<string, string>>): WatchRules => ({
  amount: Number(values[WATCH_AMOUNT]),
  pieces: Number(values[WATCH_PIECES]),
  orders: Number(values[WATCH_ORDERS]),
  askAfterDays: Number(values[ASK_AFTER_DAYS]),
})
