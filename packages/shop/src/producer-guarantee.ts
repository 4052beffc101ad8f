import { fieldsOf } from "./parse-json.ts"

/**
 * A guarantee of durability by the producer, for the whole product, free of charge and of more than two whole
 * years: what the EU's label "GARAN" is for (Implementing Regulation (EU) 2025/1960). A seller's own guarantee
 * and the mandatory one do not count.
 */
export interface ProducerGuarantee {
  years: number
  producer: string
  model: string
}

export const PRODUCER_GUARANTEE_YEARS = { least: 3, most: 99 }

/** The key of products' and order lines' metadata: the line keeps what was promised when it was bought. */
export const PRODUCER_GUARANTEE_KEY = "garan"

/** Reads the metadata of a product or of an order's line; null without a whole guarantee. */
export function producerGuaranteeOf(metadata: unknown): ProducerGuarantee | null {
  const { years, producer, model } = fieldsOf(fieldsOf(metadata)[PRODUCER_GUARANTEE_KEY])
  const { least, most } = PRODUCER_GUARANTEE_YEARS
  const isTerm = typeof years === "number" && Number.isInteger(years) && years >= least && years <= most
  if (!isTerm || !isName(producer) || !isName(model)) return null
  return { years, producer, model }
}

const isName = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
