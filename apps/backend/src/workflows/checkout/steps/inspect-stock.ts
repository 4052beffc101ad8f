import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { findStockProblems, type StockLine } from "../find-stock-problems.ts"
import { readStock } from "../read-stock.ts"

/** Lines that could not be delivered now. */
export const inspectStockStep = createStep("inspect-stock", async (lines: StockLine[], { container }) => {
  const variantIds = lines.flatMap(({ variant_id: id }) => id ?? [])
  return new StepResponse(findStockProblems(lines, await readStock(container, variantIds)))
})
