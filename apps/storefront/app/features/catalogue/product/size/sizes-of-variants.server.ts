import type { CatalogueProduct } from "@porteka/commerce-sdk"
import { type Measures, readMeasures } from "@porteka/hungary"
import type { Locale } from "#app/i18n/locales.ts"

/** The size of each variant by its id; without those whose measures are unknown. */
export function sizesOfVariants(
  { dimensions, is_food, variants }: CatalogueProduct,
  locale: Locale,
): Record<string, Measures> {
  // The size of food is its weight.
  if (dimensions === null || is_food) return {}
  return Object.fromEntries(
    variants.flatMap(({ id, option_values }) => {
      const measures = readMeasures(dimensions, Object.values(option_values), locale)
      return measures ? [[id, measures]] : []
    }),
  )
}
