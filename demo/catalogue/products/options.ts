import type { NewOption } from "@porteka/shop"
import type { DemoText, InBothLanguages } from "../demo-text.ts"

export const SIZE: DemoText = { hu: "Méret", en: "Size" }
export const CAPACITY: DemoText = { hu: "Űrtartalom", en: "Capacity" }
export const COLOR: DemoText = { hu: "Szín", en: "Color" }
export const PATTERN: DemoText = { hu: "Minta", en: "Pattern" }
export const PACK: DemoText = { hu: "Kiszerelés", en: "Pack" }
export const FLAVOUR: DemoText = { hu: "Ízesítés", en: "Flavor" }
export const RULING: DemoText = { hu: "Belív", en: "Pages" }
export const FIGURE: DemoText = { hu: "Állat", en: "Animal" }
export const LENGTH: DemoText = { hu: "Hossz", en: "Length" }
export const WOOD: DemoText = { hu: "Fafaj", en: "Wood" }

type ValuePair = readonly [hu: string, en: string]

/** One option with its values as [Hungarian, English] pairs, in the order the shop shows them. */
export function option(title: DemoText, ...values: ValuePair[]): InBothLanguages<NewOption> {
  return { title, values: values.map(([hu, en]) => ({ hu, en })) }
}
