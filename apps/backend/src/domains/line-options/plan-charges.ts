import {
  chargedOption,
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  type LineOption,
  type LineOptionKey,
  type LineOptions,
  lineOptionsOf,
} from "@porteka/shop"

/** A line of a cart, as far as what is charged for options goes. */
export interface ChargedLine {
  id: string
  quantity: number
  metadata: Record<string, unknown> | null
}

/** What has to change for the charges to be those of the goods' options. */
export interface ChargePlan {
  add: { key: LineOptionKey; quantity: number }[]
  change: { id: string; quantity: number }[]
  remove: string[]
}

/** How many pieces each priced option is asked for. */
function wantedCharges(lines: readonly ChargedLine[]): Map<LineOptionKey, number> {
  const wanted = new Map<LineOptionKey, number>()
  for (const { metadata, quantity } of lines) {
    if (chargedOption(metadata) !== null) continue
    for (const key of pricedOptions(lineOptionsOf(metadata))) {
      wanted.set(key, (wanted.get(key) ?? 0) + Number(quantity))
    }
  }
  return wanted
}

/** One line a priced option, with as many pieces as lines of goods ask for; a second one of the same is superfluous. */
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

/** Those of the options that cost something. */
export const pricedOptions = (options: LineOptions): LineOptionKey[] =>
  LINE_OPTION_KEYS.filter((key) => options[key] !== undefined && priceSource(key) !== null)

/** The unit whose price an option costs; null for one that costs nothing. */
export function priceSource(key: LineOptionKey): { sku: string } | null {
  const option: LineOption = LINE_OPTIONS[key]
  return option.kind === "flag" ? option.price : null
}
