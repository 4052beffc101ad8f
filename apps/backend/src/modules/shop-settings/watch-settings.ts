import { internal, type SettingGroup, wholeNumber, words } from "./setting-field.ts"

/** When an unpaid order is marked for the owner as unusual. Internal: shoppers need not know the limits. */
const WATCH_AMOUNT = "watch.amount"
const WATCH_PIECES = "watch.pieces"
const WATCH_ORDERS = "watch.orders"
const ASK_AFTER_DAYS = "watch.askAfterDays"

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

/** When an order is marked for the owner. */
export const WATCH_GROUP: SettingGroup = {
  title: words([
    "Szokatlan rendelések (átutalással, utánvéttel): megjelölve, hogy ránézzen",
    "Unusual orders (transfer, cash on delivery): marked, so that you look at them",
  ]),
  fields: [
    internal(
      wholeNumber(
        WATCH_AMOUNT,
        ["Ettől a végösszegtől (Ft; 0: nincs)", "From this total on (Ft; 0: none)"],
        0,
        100_000_000,
      ),
    ),
    internal(
      wholeNumber(WATCH_PIECES, ["Ennyi darabtól (0: nincs)", "From so many pieces on (0: none)"], 0, 10_000),
    ),
    internal(
      wholeNumber(
        WATCH_ORDERS,
        [
          "Ha a vevőnek már ennyi kifizetetlen rendelése van (0: nincs)",
          "If the customer has so many unpaid orders already (0: none)",
        ],
        0,
        1_000,
      ),
    ),
    internal(
      wholeNumber(
        ASK_AFTER_DAYS,
        [
          "Ha a megjelölt végösszegű átutalás ennyi nap alatt nem jött meg, levélben megkérdezzük (0: nem)",
          "If a transfer of the marked total has not come within so many days, we ask by mail (0: no)",
        ],
        0,
        59,
      ),
    ),
  ],
}
