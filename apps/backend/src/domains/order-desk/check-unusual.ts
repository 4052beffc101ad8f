import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { WATCH, WATCH_CHECKED } from "../checkout/watch-order.ts"

/**
 * Notes who has looked at what is unusual about an order (ADR 0074). The first one stays; an order that was never marked
 * is left as it is. One statement: somebody else may be writing to the order's metadata.
 */
export async function checkUnusual(
  container: MedusaContainer,
  orderId: string,
  staffId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update "order"
        set metadata = metadata || jsonb_build_object('${WATCH_CHECKED}', jsonb_build_object('by', ?::text, 'at', now())),
            updated_at = now()
      where id = ? and metadata->'${WATCH_CHECKED}' is null and jsonb_array_length(metadata->'${WATCH}') > 0`,
    [staffId, orderId],
  )
}
