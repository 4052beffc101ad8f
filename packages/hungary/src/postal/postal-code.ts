const MARGARET_ISLAND = "1007"
const MARGARET_ISLAND_DISTRICT = 13

const ROMAN = [
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
  "XVII",
  "XVIII",
  "XIX",
  "XX",
  "XXI",
  "XXII",
  "XXIII",
]

/**
 * Whether a text has the format of a Hungarian postal code: four digits, the first not 0. It may still be
 * unused.
 */
export function isPostalCode(code: string): boolean {
  return /^[1-9]\d{3}$/.test(code)
}

/**
 * The district of Budapest of a postal code: its second and third digit; 1007 is Margaret Island.
 *
 * @returns number and Roman numeral, or null outside Budapest
 */
export function budapestDistrict(code: string): { number: number; roman: string } | null {
  if (!/^1(0[1-9]|1\d|2[0-3])\d$/.test(code) && code !== MARGARET_ISLAND) return null
  const number = code === MARGARET_ISLAND ? MARGARET_ISLAND_DISTRICT : Number(code.slice(1, 3))
  return { number, roman: ROMAN[number - 1] ?? "" }
}
