import { rulesByLanguage } from "@porteka/shop/languages"
import { ENGLISH_OCCASIONS } from "./english-occasions.ts"
import { HUNGARIAN_OCCASIONS } from "./hungarian-occasions.ts"
import type { Occasion } from "./occasion.ts"

/** Occasions and recipients. Beside a kind of product they only change the order. */
export const OCCASIONS = rulesByLanguage<Occasion[]>({ hu: HUNGARIAN_OCCASIONS, en: ENGLISH_OCCASIONS })
