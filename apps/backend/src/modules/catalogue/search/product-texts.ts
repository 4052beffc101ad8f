import type { Locale } from "@porteka/shop/languages"

/**
 * The searchable texts in one language, from the most to the least significant: the title unchanged, and
 * words separated by spaces.
 */
export interface ProductTexts {
  title: string
  /** Words that apply to this product: its own category, region, color, material, variants. */
  attributes: string
  /** Name and place of the maker. */
  maker: string
  /** Keys of what its texts say about its use and care (`care-properties.ts`). */
  properties: string
  /** Article numbers; they are found whole or by their beginning. */
  codes: string
  /** Names of groups whose words need not apply to each of their products: „Méz és gyertya”, collections. */
  groups: string
  /** What it is made of, each in one word, with the names of its materials in the filters: „majolika kerámia”. */
  substance: string
  /** Everything that is said about what it is made of. */
  material: string
  /** Descriptions. */
  details: string
}

/** Nothing to find. */
export const NO_TEXTS: ProductTexts = {
  title: "",
  attributes: "",
  maker: "",
  properties: "",
  codes: "",
  groups: "",
  substance: "",
  material: "",
  details: "",
}

/** A product's texts in the languages in which it can be found; those of its own list are complete. */
export type TextsByLanguage = Partial<Record<Locale, ProductTexts>>
