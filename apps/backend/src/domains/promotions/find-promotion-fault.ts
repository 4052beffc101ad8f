import { z } from "@medusajs/framework/zod"
import { isGiftCardCode, MAX_PROMOTION_CODE, PROMOTION_CODE } from "@porteka/shop"
import { staffText } from "../../staff-language/staff-language.ts"
import { isFaultyMinimum } from "./cart-value-rule.ts"

/** The fields of a saved promotion that are checked here; Medusa validates the rest. */
const SAVED = z.object({
  code: z.string().optional(),
  application_method: z.object({ type: z.string().optional(), value: z.number().optional() }).optional(),
  rules: z.array(z.unknown()).optional(),
})

/** Changes of a saved promotion's conditions. */
const CHANGED_RULES = z.object({
  create: z.array(z.unknown()).optional(),
  update: z.array(z.unknown()).optional(),
})

/**
 * Why a promotion that the staff saves could never be used, as a sentence in the staff's language; null if it
 * can. Medusa accepts codes that cannot be typed or linked in the shop, and discounts of any size.
 */
export function findPromotionFault(saved: unknown): string | null {
  const { code, application_method: method, rules = [] } = SAVED.safeParse(saved).data ?? {}
  return (
    (code === undefined ? null : faultOfCode(code)) ??
    (method ? faultOfValue(method) : null) ??
    faultOfRules(rules)
  )
}

/** The same for conditions that are added to a saved promotion or changed. */
export function findRulesFault(saved: unknown): string | null {
  const { create = [], update = [] } = CHANGED_RULES.safeParse(saved).data ?? {}
  return faultOfRules([...create, ...update])
}

function faultOfRules(rules: readonly unknown[]): string | null {
  if (!rules.some(isFaultyMinimum)) return null
  return staffText({
    hu: "A kosár legkisebb értéke egész szám forintban, legalább 1 Ft, például 20000.",
    en: "The smallest value of the cart is a whole number of forints, at least 1, for example 20000.",
  })
}

function faultOfCode(code: string): string | null {
  if (code.length > MAX_PROMOTION_CODE || !PROMOTION_CODE.test(code))
    return staffText({
      hu: `A kód betűkből, számjegyekből, kötőjelből és aláhúzásból állhat, szóköz nélkül, legfeljebb ${MAX_PROMOTION_CODE} karakterrel.`,
      en: `A code consists of letters, digits, hyphens and underscores, without spaces, of at most ${MAX_PROMOTION_CODE} characters.`,
    })
  if (isGiftCardCode(code.toUpperCase()))
    return staffText({
      hu: "Ez a kód olyan, mint egy ajándékutalványé: válasszon másikat. Utalványt az „Ajándékutalványok” oldalon adhat ki.",
      en: "This code looks like that of a gift card: choose another one. Gift cards are issued on the page “Gift cards”.",
    })
  return null
}

const WHOLE = 100

function faultOfValue({
  type,
  value,
}: {
  type?: string | undefined
  value?: number | undefined
}): string | null {
  if (value === undefined) return null
  if (value <= 0)
    return staffText({
      hu: "A kedvezmény értéke nullánál nagyobb szám.",
      en: "The value of a discount is a number above zero.",
    })
  if (type === "percentage" && value > WHOLE)
    return staffText({
      hu: "A kedvezmény legfeljebb 100 százalék lehet.",
      en: "A discount cannot be more than 100 percent.",
    })
  return null
}
