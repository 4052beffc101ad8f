import { fieldsOf } from "../parse-json.ts"
import {
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  type LineOption,
  type LineOptionKey,
  type LineOptions,
} from "./line-option-table.ts"

/** The identity of a cart line: a variant and its options. */
export interface LineIdentity {
  variantId: string
  options: LineOptions
}

/** Two lines with the same key are one line: the same variant with the same options. */
export function lineKey({ variantId, options }: LineIdentity): string {
  const chosen = LINE_OPTION_KEYS.flatMap((key): [string, string][] =>
    options[key] === undefined ? [] : [[key, String(options[key])]],
  )
  return chosen.length === 0 ? variantId : `${variantId}?${new URLSearchParams(chosen)}`
}

/** A line's option as shown on pages, in e-mails and documents. */
export interface ShownLineOption {
  key: LineOptionKey
  label: string
  /** The text or choice; null for an option that is only on or off. */
  value: string | null
}

type Language = keyof LineOption["label"]

/**
 * The options of a line for display.
 *
 * @param formatDay writes a calendar day in a language
 */
export function showLineOptions(
  options: LineOptions,
  locale: Language,
  formatDay: (day: string, locale: Language) => string,
  { invoicedOnly = false } = {},
): ShownLineOption[] {
  return LINE_OPTION_KEYS.flatMap((key) => {
    const option: LineOption = LINE_OPTIONS[key]
    const value = options[key]
    if (value === undefined || (option.kind === "text" && option.isHidden)) return []
    if (invoicedOnly && !(option.kind === "text" && option.invoiced)) return []
    const shown = option.kind === "text" && option.isDay && isDay(value) ? formatDay(value, locale) : value
    return [{ key, label: option.label[locale], value: shown === true ? null : shown }]
  })
}

/** February 31 has the form of a day, but is none. */
function isDay(value: unknown): value is string {
  const at = new Date(`${value}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value
}

/**
 * The key in the `metadata` of a charge (a line that only charges for an option of other lines): names the
 * option.
 */
export const CHARGE_KEY = "charge_for"

/** The option that a line charges for; null for a product line. */
export function chargedOption(metadata: unknown): LineOptionKey | null {
  const charged = fieldsOf(metadata)[CHARGE_KEY]
  return LINE_OPTION_KEYS.find((key) => key === charged) ?? null
}

/** Whether a line is a product, not a charge for an option. */
export const isProductLine = ({ metadata }: { metadata?: unknown }): boolean =>
  chargedOption(metadata) === null
