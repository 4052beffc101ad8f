import { rulesByLanguage } from "@porteka/shop/languages"
import { ENGLISH_OCCASIONS } from "./english-occasions.ts"
import { HUNGARIAN_OCCASIONS } from "./hungarian-occasions.ts"
import type { Occasion } from "./occasion.ts"

/** Days and people that goods are bought for. Beside a kind of goods they only put the fitting ones first. */
export const OCCASIONS = rulesByLanguage<Occasion[]>({ hu: HUNGARIAN_OCCASIONS, en: ENGLISH_OCCASIONS })
