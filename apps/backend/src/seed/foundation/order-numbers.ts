import { runStatement } from "../../records/query-rows.ts"
import type { SeedStep } from "../seed-step.ts"

/**
 * Shoppers use the number on the phone and as the reference of a transfer: four digits from the first order
 * on.
 */
const FIRST_ORDER_NUMBER = 1001

/** The first order number; not changed once there is an order. */
export const orderNumbers: SeedStep = {
  what: "order numbers",
  units: 1,
  async run(container) {
    await runStatement(
      container,
      `select setval(pg_get_serial_sequence('"order"', 'display_id'), ?, false)
        where not exists (select from "order")`,
      [FIRST_ORDER_NUMBER],
    )
  },
}
