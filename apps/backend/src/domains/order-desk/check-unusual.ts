import type { MedusaContainer } from "@medusajs/framework/types"
import { runStatement } from "../../records/query-rows.ts"
import { WATCH, WATCH_CHECKED } from "../checkout/watch-order.ts"

/**
 * Records who has checked an unusual order (ADR 0074). The first check is kept; an order that was not flagged
 * is left alone. One statement, because others may write to the order's metadata concurrently.
 */
export async function checkUnusual(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  await runStatement(
    container,
    `update "order"
        set metadata = metadata || jsonb_build_object('${WATCH_CHECKED}', jsonb_build_object('by', ?::text, 'at', now())),
            updated_at = now()
      where id = ? and metadata->'${WATCH_CHECKED}' is null and jsonb_array_length(metadata->'${WATCH}') > 0`,
    [staffId, orderId],
  )
}
