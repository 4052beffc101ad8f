import type { Locale } from "@porteka/shop/languages"

/**
 * What a search looks into, in one language, from the most to the least telling: the title as it stands, and words with
 * spaces between them.
 */
export interface ProductTexts {
  title: string
  /** Words that hold for this product: its own category, maker, place, colour, material, versions. */
  attributes: string
  /** Stock keeping units; they are found whole or by their beginning. */
  codes: string
  /** Names of groups whose words need not hold for each of their goods: „Méz és gyertya”, collections. */
  groups: string
  /** Sentences about it. */
  details: string
}

/** A product's texts in the languages it can be looked for in; those of its own list are complete. */
export type TextsByLanguage = Partial<Record<Locale, ProductTexts>>
