import type { Localized, NewOption } from "@porteka/shop"

export const SIZE: Localized = { hu: "Méret", en: "Size" }
export const CAPACITY: Localized = { hu: "Űrtartalom", en: "Capacity" }
export const COLOUR: Localized = { hu: "Szín", en: "Color" }
export const PATTERN: Localized = { hu: "Minta", en: "Pattern" }
export const PACK: Localized = { hu: "Kiszerelés", en: "Pack" }
export const FLAVOUR: Localized = { hu: "Ízesítés", en: "Flavor" }
export const RULING: Localized = { hu: "Belív", en: "Pages" }
export const FIGURE: Localized = { hu: "Állat", en: "Animal" }
export const LENGTH: Localized = { hu: "Hossz", en: "Length" }
export const WOOD: Localized = { hu: "Fafaj", en: "Wood" }

type ValuePair = readonly [hu: string, en: string]

/** One option with its values as [Hungarian, English] pairs, in the order the shop shows them. */
export function option(title: Localized, ...values: ValuePair[]): NewOption {
  return { title, values: values.map(([hu, en]) => ({ hu, en })) }
}
