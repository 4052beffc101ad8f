import { rulesByLanguage } from "@porteka/shop/languages"
import { ENGLISH_OCCASIONS } from "./english-occasions.ts"
import { HUNGARIAN_OCCASIONS } from "./hungarian-occasions.ts"
import { HUNGARIAN_ROOMS } from "./hungarian-rooms.ts"
import type { Occasion } from "./occasion.ts"

/** Occasions, recipients and rooms. Beside a kind of product they only change the order. */
export const OCCASIONS = rulesByLanguage<Occasion[]>({
  hu: [...HUNGARIAN_OCCASIONS, ...HUNGARIAN_ROOMS],
  en: ENGLISH_OCCASIONS,
})
