import { hasValidCheckSum } from "./check-digits.ts"

/**
 * Why a tax number is refused.
 * - `format`: not eight, one and two digits
 * - `eu_number`: an EU VAT number (HU and eight digits); an invoice needs the domestic one
 * - `check_digit`: the eighth digit is wrong, so a digit is mistyped
 * - `vat_code`: the ninth digit is not 1–5
 * - `area_code`: the last two digits belong to no tax directorate
 */
export type TaxNumberFault = "format" | "eu_number" | "check_digit" | "vat_code" | "area_code"

export type TaxNumberResult = { ok: true; value: string } | { ok: false; fault: TaxNumberFault }

/**
 * Parses a Hungarian tax number (adószám) as typed: with or without hyphens, with spaces.
 *
 * @returns the number as `12345676-1-41`, or why it is invalid
 */
export function parseTaxNumber(input: string): TaxNumberResult {
  const compact = input.replace(/[\s\u2010-\u2015.-]/g, "").toUpperCase()
  if (/^HU\d{8}$/.test(compact)) return { ok: false, fault: "eu_number" }
  const [, core, vatCode, area] = /^(\d{8})(\d)(\d{2})$/.exec(compact) ?? []
  if (core === undefined) return { ok: false, fault: "format" }
  if (!hasValidCheckSum(core)) return { ok: false, fault: "check_digit" }
  if (Number(vatCode) < 1 || Number(vatCode) > 5) return { ok: false, fault: "vat_code" }
  if (!isAreaCode(Number(area))) return { ok: false, fault: "area_code" }
  return { ok: true, value: `${core}-${vatCode}-${area}` }
}

/** Whether a tax number is that of somebody exempt from VAT (alanyi adómentes): its ninth digit is 1. */
export function isVatExempt(taxNumber: string): boolean {
  const parsed = parseTaxNumber(taxNumber)
  return parsed.ok && parsed.value.split("-")[1] === VAT_EXEMPT
}

const VAT_EXEMPT = "1"

/** 02–20 and 22–40: counties (two codes each); 41–44: Budapest and large taxpayers; 51: special cases. */
function isAreaCode(code: number): boolean {
  return (code >= 2 && code <= 20) || (code >= 22 && code <= 44) || code === 51
}
