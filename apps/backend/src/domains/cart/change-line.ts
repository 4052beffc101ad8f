import type { MedusaContainer } from "@medusajs/framework/types"
import { updateLineItemInCartWorkflow } from "@medusajs/medusa/core-flows"
import { LINE_OPTION_KEYS, type LineOptions, lineOptionsOf } from "@porteka/shop"
import { cardPrice } from "../line-options/card-price.ts"
import { requireFittingOptions } from "../line-options/personalised-variants.ts"
import { haveCharges } from "../line-options/plan-charges.ts"
import { keyOf, requireLine } from "../line-options/read-lines.ts"
import { settleCharges } from "../line-options/settle-charges.ts"
import { changeOnFastPath, removing, settingPieces } from "./fast-path.ts"
import { mergeLinesWorkflow } from "./merge-lines.workflow.ts"
import { removeLineWorkflow } from "./remove-line.workflow.ts"

export interface LineChange {
  quantity: number
  /** The line's new options; absent: unchanged. */
  metadata?: Record<string, unknown> | null
}

/**
 * Changes quantity and options of a line. If the options become those of another line of the same variant, the
 * lines are merged.
 */
export async function changeLine(
  container: MedusaContainer,
  cartId: string,
  lineId: string,
  { quantity, metadata }: LineChange,
): Promise<void> {
  if (quantity === 0) return removeFromCart(container, cartId, lineId)
  if (metadata) await changeOptions(container, cartId, lineId, { quantity, metadata })
  else {
    const before = await changeOnFastPath(container, cartId, settingPieces(lineId, quantity))
    if (before && !haveCharges(before.lines)) return
    if (!before) {
      await requireLine(container, cartId, lineId)
      await updateByMedusa(container, cartId, lineId, { quantity })
    }
  }
  await settleCharges(container, cartId)
}

/** Removes a line from the cart, with the charges for its options. */
export async function removeFromCart(
  container: MedusaContainer,
  cartId: string,
  lineId: string,
): Promise<void> {
  const before = await changeOnFastPath(container, cartId, removing(lineId))
  if (before && !haveCharges(before.lines)) return
  if (!before) {
    // Medusa deletes any line by its id, whatever cart it belongs to.
    await requireLine(container, cartId, lineId)
    await removeLineWorkflow(container).run({ input: { cart_id: cartId, line_id: lineId } })
  }
  await settleCharges(container, cartId)
}

async function changeOptions(
  container: MedusaContainer,
  cartId: string,
  lineId: string,
  { quantity, metadata }: { quantity: number; metadata: Record<string, unknown> },
): Promise<void> {
  const { lines, line } = await requireLine(container, cartId, lineId)
  const options = lineOptionsOf(metadata)
  await requireFittingOptions(container, [{ variant_id: line.variant_id, options }])
  const twin = lines.find((other) => other.id !== lineId && keyOf(other) === keyOf(line, options))
  if (twin) {
    await mergeLinesWorkflow(container).run({
      input: { cart_id: cartId, line_id: lineId, into_id: twin.id, quantity },
    })
  } else {
    await updateByMedusa(container, cartId, lineId, {
      quantity,
      metadata: replaced(metadata, options),
      ...cardPrice(options),
    })
  }
}

const updateByMedusa = (
  container: MedusaContainer,
  cart_id: string,
  item_id: string,
  update: { quantity: number; metadata?: Record<string, unknown>; unit_price?: number },
) => updateLineItemInCartWorkflow(container).run({ input: { cart_id, item_id, update } })

/** Medusa keeps keys that are not sent and removes those that are sent empty. */
function replaced(metadata: Record<string, unknown>, options: LineOptions): Record<string, unknown> {
  const cleared = Object.fromEntries(LINE_OPTION_KEYS.map((key) => [key, options[key] ?? ""]))
  return { ...metadata, ...cleared }
}
