import {
  chargedOption,
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  type LineOption,
  type LineOptionKey,
  type LineOptions,
  lineOptionsOf,
} from "@porteka/shop"

/** The line fields relevant to charges. */
export interface ChargedLine {
  id: string
  quantity: number
  metadata: Record<string, unknown> | null
}

/** The changes needed for the charges to match the lines' options. */
export interface ChargePlan {
  add: { key: LineOptionKey; quantity: number }[]
  change: { id: string; quantity: number }[]
  remove: string[]
}

/** The total quantity per paid option. */
export function wantedCharges(lines: readonly ChargedLine[]): Map<LineOptionKey, number> {
  const wanted = new Map<LineOptionKey, number>()
  for (const { metadata, quantity } of lines) {
    if (chargedOption(metadata) !== null) continue
    for (const key of pricedOptions(lineOptionsOf(metadata))) {
      wanted.set(key, (wanted.get(key) ?? 0) + Number(quantity))
    }
  }
  return wanted
}

/** One charge line per paid option, with the total quantity of the lines that use it; duplicates are removed. */
export function planCharges(lines: readonly ChargedLine[]): ChargePlan {
  const wanted = wantedCharges(lines)
  const plan: ChargePlan = { add: [], change: [], remove: [] }
  const charged = new Set<LineOptionKey>()
  for (const { id, metadata, quantity } of lines) {
    const key = chargedOption(metadata)
    if (key === null) continue
    const pieces = charged.has(key) ? 0 : (wanted.get(key) ?? 0)
    charged.add(key)
    if (pieces === 0) plan.remove.push(id)
    else if (pieces !== Number(quantity)) plan.change.push({ id, quantity: pieces })
  }
  for (const [key, quantity] of wanted) if (!charged.has(key)) plan.add.push({ key, quantity })
  return plan
}

/** Whether lines are charges, or have options that are charged for. */
export const haveCharges = (lines: readonly Pick<ChargedLine, "metadata">[]): boolean =>
  lines.some(
    ({ metadata }) => chargedOption(metadata) !== null || pricedOptions(lineOptionsOf(metadata)).length > 0,
  )

/** The line's paid options. */
export const pricedOptions = (options: LineOptions): LineOptionKey[] =>
  LINE_OPTION_KEYS.filter((key) => options[key] !== undefined && priceSource(key) !== null)

/** The SKU whose price an option has; null for a free one. */
export function priceSource(key: LineOptionKey): { sku: string } | null {
  const option: LineOption = LINE_OPTIONS[key]
  return option.kind === "flag" ? option.price : null
}
