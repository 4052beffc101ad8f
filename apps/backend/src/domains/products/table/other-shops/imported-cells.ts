import { staffText } from "../../../../staff-language/staff-language.ts"

/** "4990.00", "4 990,00 Ft", "4.990": thousands separators are three digits apart. */
const GROUPED = /^\d{1,3}([.,]\d{3})+$/
const OWN_CURRENCY = /\s*(Ft|HUF)\.?$/i
/** Rounding errors of another shop's tax computation. */
const MOST_ROUNDING = 0.05

const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.592, lbs: 453.592, oz: 28.3495 }

/** @returns whole forints, or what is wrong with the cell in the admin's words */
export function readForints(text: string): { forints: string } | { wrong: string } {
  const bare = text.replace(/[\s\u00A0\u202F]/g, "").replace(OWN_CURRENCY, "")
  if (!bare) return { forints: "" }
  const currency = /\p{Sc}|[A-Za-z]{1,4}/u.exec(bare)?.[0]
  if (currency) {
    return {
      wrong: staffText({
        hu: `Az ár „${text}”: „${currency}” pénznemben van, a bolt csak forintot ismer.`,
        en: `The price “${text}” is in “${currency}”, the shop knows forints only.`,
      }),
    }
  }
  const amount = numberOf(GROUPED.test(bare) ? bare.replace(/[.,]/g, "") : bare)
  if (amount === undefined)
    return { wrong: staffText({ hu: `Az ár „${text}”: nem szám.`, en: `The price “${text}” is no number.` }) }
  const whole = Math.round(amount)
  return Math.abs(amount - whole) <= MOST_ROUNDING
    ? { forints: String(whole) }
    : {
        wrong: staffText({
          hu: `Az ár „${text}”: nem egész forint. Talán más pénznemben van?`,
          en: `The price “${text}” is not in whole forints. Is it perhaps in another currency?`,
        }),
      }
}

/** Quantity; negative stock counts as zero. Empty if the other shop did not manage stock. */
export function readPieces(text: string): string {
  const pieces = numberOf(text.replace(/\s|db$/g, ""))
  return pieces === undefined ? text.trim() : String(Math.max(0, Math.floor(pieces)))
}

/** @returns whole grams; empty for none, and for an unknown unit */
export function readGrams(text: string, unit: string): string {
  const grams = (numberOf(text) ?? 0) * (GRAMS[unit.toLowerCase()] ?? 0)
  return grams > 0 ? String(Math.round(grams)) : ""
}

/** The gross price of a net one, in whole forints. @param rate as "27%", "27" or "0.27" */
export function grossOf(net: string, rate: string): string | undefined {
  const amount = numberOf(net.replace(/[\s\u00A0]/g, ""))
  const percent = numberOf(rate.replace(/[\s%]/g, ""))
  if (amount === undefined || percent === undefined) return undefined
  return String(Math.round(amount * (1 + (percent < 1 ? percent : percent / 100))))
}

function numberOf(text: string): number | undefined {
  const plain = text.replace(",", ".")
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
