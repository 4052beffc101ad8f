import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CHARGE_KEY, LINE_OPTION_KEYS, PRODUCER_GUARANTEE_KEY, parseLineOptions } from "@porteka/shop"
import { LineOptionError } from "../../domains/line-options/line-option-error.ts"
import { invalidData } from "../../refusals/refusals.ts"

type Metadata = Record<string, unknown> | null | undefined

/** Normalizes the options of a line, or of a new cart's lines, by which equal lines are recognized. */
export function takeLineOptions(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const body = req.validatedBody as { metadata?: Metadata; items?: { metadata?: Metadata }[] }
  try {
    for (const line of body.items ?? [body]) if (line.metadata) line.metadata = readMetadata(line.metadata)
  } catch (error) {
    next(error)
    return
  }
  next()
}

function readMetadata(metadata: Record<string, unknown>): Record<string, unknown> {
  for (const key of [CHARGE_KEY, PRODUCER_GUARANTEE_KEY]) {
    if (Object.hasOwn(metadata, key)) throw invalidData(`metadata.${key} is the back end's own`)
  }
  const parsed = parseLineOptions(metadata)
  if (!parsed.ok) throw new LineOptionError(parsed.fault)
  const others = Object.entries(metadata).filter(([key]) => !LINE_OPTION_KEYS.some((own) => own === key))
  return { ...Object.fromEntries(others), ...parsed.options }
}
