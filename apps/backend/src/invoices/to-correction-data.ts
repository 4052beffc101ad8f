import type { InvoiceData, InvoiceLine } from "@porteka/documents"
import { budapestDay, netOf } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { totalsOf } from "./totals-of.ts"

/** The name of a line that subtracts or adds an amount unrelated to a product, such as a goodwill refund. */
const ADJUSTMENT = textsByLanguage({ hu: "Utólagos árengedmény", en: "Subsequent price reduction" })
/** The name of a line with what was refunded for products before they came back. */
const AHEAD = textsByLanguage({
  hu: "Visszaküldött termékek előre visszatérített ára",
  en: "Refund for returned products before their arrival",
})
const UNITS = textsByLanguage({ hu: "db", en: "pc" })
const PERCENT = 100

/** The final state of a product over all invoices of the order. */
export interface DueLine {
  name: string
  quantity: number
  gross: number
  /** The back end's tax; absent: as on the original invoice. */
  vat_percent?: number
  outside_vat?: true
}

interface Corrected {
  /** The items and deliveries the shopper keeps. */
  due: readonly DueLine[]
  /**
   * The required total of all documents. If the lines do not add up to it, the difference becomes a line of its
   * own.
   */
  target: number
  now: Date
  /** What was refunded for products that have not come back yet. */
  ahead?: number
  /**
   * The amount that gift cards have paid, without what was returned to them; absent if the documents do not
   * name gift cards.
   */
  keptByCards?: number
}

/**
 * The content of a correcting invoice: the difference between the invoiced and the current amounts, line by
 * line, so that all documents of the order together match what the shop keeps (2007. CXXVII. tv. 77. §, 170.
 * §).
 *
 * @param issued the invoice and all corrections so far
 * @returns undefined if nothing differs
 */
export function toCorrectionData(
  issued: readonly [InvoiceData, ...InvoiceData[]],
  { due, target, now, ahead = 0, keptByCards }: Corrected,
): InvoiceData | undefined {
  const [original] = issued
  const { language } = original
  const usual = original.lines.find((line) => !line.outside_vat)?.vat_percent ?? 0
  const adjustment = target + ahead - due.reduce((sum, { gross }) => sum + gross, 0)
  const wanted = sumByName([
    ...due,
    ...(ahead === 0 ? [] : [{ name: AHEAD[language], quantity: 1, gross: -ahead }]),
    ...(adjustment === 0 ? [] : [{ name: ADJUSTMENT[language], quantity: 1, gross: adjustment }]),
  ])
  const before = sumByName(issued.flatMap(({ lines }) => lines))
  const lines = [...new Set([...before.keys(), ...wanted.keys()])].flatMap((name) =>
    toDifference(name, before.get(name), wanted.get(name), { language, usual }),
  )
  if (lines.length === 0) return undefined
  const today = budapestDay(now)
  const { gift_card_paid: _paid, ...others } = original
  const byCards =
    keptByCards === undefined
      ? 0
      : keptByCards - issued.reduce((paid, one) => paid + (one.gift_card_paid ?? 0), 0)
  return {
    ...others,
    issued_on: today,
    due_on: today,
    lines,
    cash_amount: null,
    totals: totalsOf(lines),
    ...(byCards === 0 ? {} : { gift_card_paid: byCards }),
  }
}

type Amounts = Omit<DueLine, "name">
const NOTHING: Amounts = { quantity: 0, gross: 0 }

function sumByName(lines: readonly DueLine[]): Map<string, Amounts> {
  const sums = new Map<string, Amounts>()
  for (const { name, quantity, gross, vat_percent, outside_vat } of lines) {
    const before = sums.get(name) ?? NOTHING
    const amounts = { quantity: before.quantity + quantity, gross: before.gross + gross }
    sums.set(name, {
      ...amounts,
      ...(vat_percent === undefined ? {} : { vat_percent }),
      ...(outside_vat ? { outside_vat } : {}),
    })
  }
  return sums
}

function toDifference(
  name: string,
  before = NOTHING,
  wanted = NOTHING,
  { language, usual }: { language: InvoiceData["language"]; usual: number },
): InvoiceLine[] {
  const gross = wanted.gross - before.gross
  if (gross === 0) return []
  // The same quantity at another price is one correction; a quantity has the sign of its amount.
  const pieces = wanted.quantity - before.quantity
  const quantity = pieces !== 0 && Math.sign(pieces) === Math.sign(gross) ? pieces : Math.sign(gross)
  if (wanted.outside_vat || before.outside_vat)
    return [
      { name, quantity, unit: UNITS[language], vat_percent: 0, outside_vat: true, net: gross, vat: 0, gross },
    ]
  const vat_percent = wanted.vat_percent ?? before.vat_percent ?? usual
  const net = netOf(gross, vat_percent / PERCENT)
  return [{ name, quantity, unit: UNITS[language], vat_percent, net, vat: gross - net, gross }]
}
