import { fieldsOf } from "@porteka/shop/parse-json"

/** Units of a package's content (`product-metadata.ts`). */
export const CONTENT_UNITS = ["g", "kg", "ml", "l", "cm", "m", "m2", "piece"] as const

export interface Content {
  value: string
  unit: string
}

/** The content of a variant's package, for the unit price; empty for single pieces. */
export function toContent(metadata: Record<string, unknown> | null | undefined): Content {
  const { value, unit } = fieldsOf(metadata?.content)
  return {
    value: typeof value === "number" ? String(value).replace(".", ",") : "",
    unit: String(unit ?? "g"),
  }
}

/** @returns the metadata to save; undefined if the amount is not a number above zero */
export function toVariantMetadata({ value, unit }: Content): Record<string, unknown> | undefined {
  if (value.trim() === "") return { content: "" }
  const amount = Number(value.trim().replace(",", "."))
  return amount > 0 && Number.isFinite(amount) ? { content: { value: amount, unit } } : undefined
}
