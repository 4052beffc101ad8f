import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { PRODUCER_GUARANTEE_KEY, producerGuaranteeOf } from "@porteka/shop"
import { runStatement } from "../../../records/query-rows.ts"
import { producerGuarantees } from "../producer-guarantees.ts"
import { readProductsOfLines } from "../products-of-lines.ts"

interface GuaranteedLine {
  id: string
  product_id?: string | null
  metadata?: Record<string, unknown> | null
}

/**
 * Writes the producers' guarantees into the lines of a cart that becomes an order; the order's lines are copied from them,
 * so that a buyer keeps what was promised. Does nothing if no product has a guarantee.
 */
export const recordGuaranteesStep = createStep(
  "record-guarantees",
  async ({ lines }: { lines: readonly GuaranteedLine[] }, { container }) => {
    const guarantees = new Map(
      producerGuarantees(lines, await readProductsOfLines(container, lines)).map(
        ({ line_item_id: id, ...guarantee }) => [id, guarantee] as const,
      ),
    )
    const changed = lines.filter(({ id, metadata }) => guarantees.has(id) || producerGuaranteeOf(metadata))
    for (const { id } of changed) {
      const guarantee = guarantees.get(id)
      await runStatement(
        container,
        `update cart_line_item set metadata = coalesce(metadata, '{}') - ?::text || ?::jsonb where id = ?`,
        [
          PRODUCER_GUARANTEE_KEY,
          JSON.stringify(guarantee ? { [PRODUCER_GUARANTEE_KEY]: guarantee } : {}),
          id,
        ],
      )
    }
    return new StepResponse(undefined)
  },
)
