/**
 * What follows the prefix in the VAT numbers of the other member states (Council Regulation 904/2010, VIES). By
 * country; Greece's prefix differs from its code.
 */
export const EU_VAT_NUMBERS: Readonly<Record<string, RegExp>> = {
  at: /^U\d{8}$/,
  be: /^[01]\d{9}$/,
  bg: /^\d{9,10}$/,
  cy: /^\d{8}[A-Z]$/,
  cz: /^\d{8,10}$/,
  de: /^\d{9}$/,
  dk: /^\d{8}$/,
  ee: /^\d{9}$/,
  es: /^[A-Z\d]\d{7}[A-Z\d]$/,
  fi: /^\d{8}$/,
  fr: /^[A-Z\d]{2}\d{9}$/,
  gr: /^\d{9}$/,
  hr: /^\d{11}$/,
  ie: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  it: /^\d{11}$/,
  lt: /^(?:\d{9}|\d{12})$/,
  lu: /^\d{8}$/,
  lv: /^\d{11}$/,
  mt: /^\d{8}$/,
  nl: /^[A-Z\d+*]{10}\d{2}$/,
  pl: /^\d{10}$/,
  pt: /^\d{9}$/,
  ro: /^\d{2,10}$/,
  se: /^\d{12}$/,
  si: /^\d{8}$/,
  sk: /^\d{10}$/,
}

/** Their numbers have forms of their own. */
const FOREIGN_NUMBER = /^[A-Z\d+*/]{3,20}$/

/**
 * Parses the tax number of a company abroad as typed: the format only, nobody is asked whether it exists.
 * @param countryCode ISO 3166-1 alpha-2. In the European Union it must be the VAT number of that country, with or
 * without its prefix
 * @returns the number with its prefix and without spaces, `ATU12345678`; null if it cannot be one
 */
export function parseForeignTaxNumber(input: string, countryCode: string): string | null {
  const compact = input.replace(/[\s\u2010-\u2015.-]/g, "").toUpperCase()
  const country = countryCode.toLowerCase()
  const format = EU_VAT_NUMBERS[country]
  if (!format) return FOREIGN_NUMBER.test(compact) ? compact : null
  const prefix = country === "gr" ? "EL" : country.toUpperCase()
  const number = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact
  return format.test(number) ? prefix + number : null
}

/** Whether the country is another member state of the European Union. */
export const isInUnion = (countryCode: string): boolean =>
  Object.hasOwn(EU_VAT_NUMBERS, countryCode.toLowerCase())
