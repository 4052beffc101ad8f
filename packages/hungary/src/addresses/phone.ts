const MOBILE = ["20", "30", "31", "50", "70"]

/**
 * Area codes followed by six digits; Budapest (1), mobile (above), 21 and 38 (internet telephony) have seven.
 */
const AREAS = (
  "22 23 24 25 26 27 28 29 32 33 34 35 36 37 42 44 45 46 47 48 49 52 53 54 56 57 59 62 63 66 68 69 " +
  "72 73 74 75 76 77 78 79 82 83 84 85 87 88 89 92 93 94 95 96 99"
).split(" ")

const BUDAPEST_DIGITS = 8
const MOBILE_DIGITS = 9
const AREA_DIGITS = 8

/** - `format`: not a telephone number at all; - `number`: no such Hungarian area or mobile code, or a digit too few or too many */
export type PhoneFault = "format" | "number"

export type PhoneResult =
  | { ok: true; e164: string; kind: "mobile" | "landline" | "foreign" }
  | { ok: false; fault: PhoneFault }

/**
 * Parses a telephone number as Hungarians type it: `06 30 123 4567`, `+36-30/123-4567`, `0036…`, `36…`,
 * `(06-1) 234 5678`, `30 123 4567`. Numbers with another country code are only checked for length (E.164).
 *
 * @returns the number in E.164 format, `+36301234567`; parcel lockers accept only `mobile`
 */
export function parsePhone(input: string): PhoneResult {
  const compact = input.replace(/[\s\u00A0()/.\u2010-\u2015-]/g, "").replace(/^00/, "+")
  if (!/^\+?\d{7,16}$/.test(compact)) return { ok: false, fault: "format" }
  if (compact.startsWith("+") && !compact.startsWith("+36")) return parseForeign(compact)
  const national = nationalPart(compact)
  const kind = hungarianKind(national)
  return kind ? { ok: true, e164: `+36${national}`, kind } : { ok: false, fault: "number" }
}

/** A country code (ITU-T E.164) and the number behind it. */
const FOREIGN = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** How countries near us, and those of many visitors, write their numbers; the first pattern that fits. */
const FOREIGN_GROUPS: Record<string, readonly RegExp[]> = {
  "33": [/^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/],
  "43": [/^(1)(\d+)$/, /^(6\d\d)(\d+)$/],
  "44": [/^(2\d)(\d{4})(\d{4})$/, /^(\d{4})(\d{6})$/],
  "49": [/^(1[567]\d)(\d+)$/],
}

/**
 * The display format: `+36 30 123 4567`, `+36 1 234 5678`, `+36 62 123 456`. Numbers of other countries are grouped as they are
 * written there if we know it, `+44 7911 123456`, and otherwise only made readable. Other text stays unchanged.
 *
 * @param e164 the result of `parsePhone`
 */
export function formatPhone(e164: string): string {
  const national = e164.startsWith("+36") ? e164.slice(3) : ""
  if (!hungarianKind(national)) {
    const [, country, number = ""] = FOREIGN.exec(e164) ?? []
    return country ? `+${country} ${groupForeign(country, number)}` : e164
  }
  const area = national.startsWith("1") ? national.slice(0, 1) : national.slice(0, 2)
  const subscriber = national.slice(area.length)
  return `+36 ${area} ${subscriber.slice(0, 3)} ${subscriber.slice(3)}`
}

function groupForeign(country: string, number: string): string {
  for (const pattern of FOREIGN_GROUPS[country] ?? []) {
    const [, ...groups] = pattern.exec(number) ?? []
    if (groups.length > 0) return groups.join(" ")
  }
  return number.replace(/\d{3}(?=\d{3})/g, "$& ")
}

/** „36…” is the country code only if enough digits follow, because 36 is also the area code of Eger. */
function nationalPart(compact: string): string {
  const withoutCountry = compact.replace(/^\+36|^36(?=\d{8})/, "")
  return withoutCountry.replace(/^06/, "")
}

function hungarianKind(national: string): "mobile" | "landline" | null {
  const area = national.slice(0, 2)
  if (MOBILE.includes(area)) return national.length === MOBILE_DIGITS ? "mobile" : null
  if (area === "21" || area === "38") return national.length === MOBILE_DIGITS ? "landline" : null
  if (national.startsWith("1")) return national.length === BUDAPEST_DIGITS ? "landline" : null
  return AREAS.includes(area) && national.length === AREA_DIGITS ? "landline" : null
}

function parseForeign(compact: string): PhoneResult {
  const plausible = /^\+[1-9]\d{7,14}$/.test(compact)
  return plausible ? { ok: true, e164: compact, kind: "foreign" } : { ok: false, fault: "format" }
}
