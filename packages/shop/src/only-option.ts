import { textsByLanguage } from "./languages/index.ts"

/**
 * Medusa requires an option and a value of every product; these mean that there is nothing to choose. Shoppers see them once
 * the product gets a second variant.
 */
export const ONLY_OPTION = {
  title: textsByLanguage({ hu: "Kivitel", en: "Version" }),
  value: textsByLanguage({ hu: "Alap", en: "Standard" }),
}
