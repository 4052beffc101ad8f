import { z } from "@medusajs/framework/zod"
import { isGiftCardCode, MAX_PROMOTION_CODE, PROMOTION_CODE } from "@porteka/shop"
import { staffText } from "../../staff-language/staff-language.ts"

/** The fields of a saved promotion that are checked here; Medusa validates the rest. */
const SAVED = z.object({
  code: z.string().optional(),
  application_method: z.object({ type: z.string().optional(), value: z.number().optional() }).optional(),
})

/**
 * Why a promotion that the staff saves could never be used, as a sentence in the staff's language; null if it
 * can. Medusa accepts codes that cannot be typed or linked in the shop, and discounts of any size.
 */
export function findPromotionFault(saved: unknown): string | null {
  const { code, application_method: method } = SAVED.safeParse(saved).data ?? {}
  return (code === undefined ? null : faultOfCode(code)) ?? (method ? faultOfValue(method) : null)
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
