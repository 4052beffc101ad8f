import { textsByLanguage } from "./languages/index.ts"
import { keysOf } from "./records.ts"

/** Labels that the owner may give a product; "new" and "sold out" appear by themselves. The keys are stored. */
export const PRODUCT_LABELS = {
  limited: textsByLanguage({ hu: "Limitált", en: "Limited" }),
}

export type ProductLabel = keyof typeof PRODUCT_LABELS

export const PRODUCT_LABEL_KEYS = keysOf(PRODUCT_LABELS)
