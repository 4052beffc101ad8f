import {
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  type LineOption,
  type LineOptionKey,
  type LineOptions,
} from "./line-option-table.ts"

/** What one line of a cart is: goods, and how they are wanted. */
export interface LineIdentity {
  variantId: string
  options: LineOptions
}

/** Two lines with one key are one line: the same variant with the same options. */
export function lineKey({ variantId, options }: LineIdentity): string {
  const chosen = LINE_OPTION_KEYS.flatMap((key): [string, string][] =>
    options[key] === undefined ? [] : [[key, String(options[key])]],
  )
  return chosen.length === 0 ? variantId : `${variantId}?${new URLSearchParams(chosen)}`
}

/** An option of a line in the words of a page, a mail or a document. */
export interface ShownLineOption {
  key: LineOptionKey
  label: string
  /** What was written or chosen; null for an option that is only taken or not. */
  value: string | null
}

/** The options of a line as people read them. */
export function showLineOptions(
  options: LineOptions,
  locale: keyof LineOption["label"],
  { invoicedOnly = false } = {},
): ShownLineOption[] {
  return LINE_OPTION_KEYS.flatMap((key) => {
    const option: LineOption = LINE_OPTIONS[key]
    const value = options[key]
    if (value === undefined || (option.kind === "text" && option.isUntold)) return []
    if (invoicedOnly && !(option.kind === "text" && option.invoiced)) return []
    return [{ key, label: option.label[locale], value: value === true ? null : value }]
  })
}

/** In the `metadata` of a line that only charges for an option of the others: which option. */
export const CHARGE_KEY = "charge_for"

/** The option a line charges for; null for a line of goods. */
export function chargedOption(metadata: unknown): LineOptionKey | null {
  const charged = (metadata as Record<string, unknown> | null | undefined)?.[CHARGE_KEY]
  return LINE_OPTION_KEYS.find((key) => key === charged) ?? null
}

/** Whether a line is goods, and not the charge for an option. */
export const isGoodsLine = ({ metadata }: { metadata?: unknown }): boolean => chargedOption(metadata) === null
