import type { Bilingual, SeedOption } from "../types.ts"

export const SIZE: Bilingual = { hu: "Méret", en: "Size" }
export const CAPACITY: Bilingual = { hu: "Űrtartalom", en: "Capacity" }
export const COLOUR: Bilingual = { hu: "Szín", en: "Colour" }
export const PATTERN: Bilingual = { hu: "Minta", en: "Pattern" }
export const PACK: Bilingual = { hu: "Kiszerelés", en: "Pack" }
export const FLAVOUR: Bilingual = { hu: "Ízesítés", en: "Flavour" }
export const RULING: Bilingual = { hu: "Belív", en: "Pages" }
export const FIGURE: Bilingual = { hu: "Állat", en: "Animal" }
export const LENGTH: Bilingual = { hu: "Hossz", en: "Length" }
export const WOOD: Bilingual = { hu: "Fafaj", en: "Wood" }

type ValuePair = readonly [hu: string, en: string]

/** One option with its values as [Hungarian, English] pairs, in the order the shop shows them. */
export function option(title: Bilingual, ...values: ValuePair[]): SeedOption {
  return { title, values: values.map(([hu, en]) => ({ hu, en })) }
}
