import type { DemoText } from "../demo-text.ts"

/** Clostridium botulinum spores may be in any honey. */
export const NO_HONEY_FOR_INFANTS: DemoText = {
  hu: "Egyévesnél fiatalabb gyermeknek nem adható.",
  en: "Not to be given to children under one year of age.",
}

export const BURNING_CANDLE: DemoText = {
  hu: "Égő gyertyát ne hagyjon felügyelet nélkül. Gyermekektől, háziállatoktól és éghető tárgyaktól tartsa távol, két gyertya között legyen legalább 10 cm.",
  en: "Never leave a burning candle unattended. Keep it away from children, pets and anything flammable, and leave at least 10 cm between two candles.",
}

export const HEATPROOF_BASE: DemoText = {
  hu: "Csak hőálló, vízszintes alapon gyújtsa meg.",
  en: "Light only on a level, heat-resistant surface.",
}

export const FLAME_IN_HOLDER: DemoText = {
  hu: "Égő gyertyával felügyelet nélkül ne hagyja; a tartó használat közben felforrósodhat.",
  en: "Do not leave unattended with a burning candle; the holder may become hot in use.",
}

/** Directive 2009/48/EC, annex V: toys with small parts. */
export const SMALL_PARTS: DemoText = {
  hu: "Figyelmeztetés: 36 hónaposnál fiatalabb gyermekek számára nem alkalmas. Apró részeket tartalmaz, fulladásveszély.",
  en: "Warning: not suitable for children under 36 months. Small parts, choking hazard.",
}

/** Directive 2009/48/EC, annex V: toys with a long cord. */
export const LONG_CORD: DemoText = {
  hu: "Figyelmeztetés: hosszú zsinór, megfojtás veszélye. Csak felnőtt felügyelete mellett használható, ágyba és járókába ne adja.",
  en: "Warning: long cord, strangulation hazard. For use under adult supervision only; do not put it in a cot or playpen.",
}

export const UNGLAZED_SEEPS: DemoText = {
  hu: "A mázatlan fal átnedvesedik: érzékeny bútorra tányérral vagy alátéttel tegye.",
  en: "The unglazed wall lets moisture through: on delicate furniture use a plate or a mat.",
}

export const BREAKABLE_GLASS: DemoText = {
  hu: "Sérült, csorba üveget ne használjon tovább.",
  en: "Do not go on using glass that is chipped or cracked.",
}

export const GINGERBREAD_ALLERGENS: DemoText = {
  hu: "Allergének: glutén (búza, rozs), tojás. Nyomokban diót, mogyorót és tejet tartalmazhat.",
  en: "Allergens: gluten (wheat, rye), egg. May contain traces of walnut, hazelnut and milk.",
}
