import { formatMoney } from "@porteka/hungary"
import { DEFAULT_LOCALE, LANGUAGES } from "@porteka/shop/languages"
import { finishPaper, INK, LINE, MUTED, type Paper, startPaper, widthOf } from "../pdf/paper.ts"

/** The data of an order that is needed for packing. */
export interface PackingSlip {
  number: number | string
  ordered_on: string
  delivery: string
  /** The delivery address, line by line: person or company first, or the pickup point. */
  address: readonly string[]
  /** The recipient at a pickup point. */
  recipient: string
  phone: string | null
  /** The carrier's code of a pickup point. */
  pickup_code: string | null
  /** The amount that the carrier collects; null if none. */
  cash: number | null
  currency: string
  notes: string | null
  lines: readonly PackedLine[]
}

export interface PackedLine {
  quantity: number
  title: string
  variant: string | null
  sku: string | null
  /** Options: wrapping, message, inscription. */
  wishes: readonly string[]
}

interface Sender {
  name: string
  address: string
  phone: string
}

const TITLE_SIZE = 14
const BODY_SIZE = 10
const ADDRESS_SIZE = 16
const SMALL_SIZE = 8.5
const PADDING = 12
const BOX = 9
const SKU_SHARE = 0.26
const QUANTITY_SHARE = 0.12

/**
 * A page for each order: above the line the address label to cut off, below it the contents of the parcel. Of several
 * orders the first page is the pick list: what to fetch for all of them. In the language of the staff.
 */
export async function drawPackingSlips(
  slips: readonly PackingSlip[],
  { sender, date }: { sender: Sender; date: Date },
): Promise<Buffer> {
  const title = "Csomagolójegy"
  const paper = startPaper({
    title,
    date,
    author: sender.name,
    language: LANGUAGES[DEFAULT_LOCALE].tag,
  })
  if (slips.length > 1) drawPickList(paper, slips)
  slips.forEach((slip, index) => {
    if (index > 0 || slips.length > 1) paper.addPage()
    drawLabel(paper, slip, sender)
    drawContents(paper, slip)
  })
  return await finishPaper(paper, title)
}

/** The pieces of all orders, each variant once; below it the orders that it is for. */
export function toPickList(slips: readonly PackingSlip[]): PackedLine[] {
  const picked = new Map<string, PackedLine & { orders: Map<PackingSlip["number"], number> }>()
  for (const { number, lines } of slips)
    for (const { quantity, title, variant, sku } of lines) {
      const key = JSON.stringify([sku, title, variant])
      const line = picked.get(key) ?? { quantity: 0, title, variant, sku, wishes: [], orders: new Map() }
      line.quantity += quantity
      line.orders.set(number, (line.orders.get(number) ?? 0) + quantity)
      picked.set(key, line)
    }
  const { compare } = new Intl.Collator(LANGUAGES[DEFAULT_LOCALE].tag, { numeric: true })
  return [...picked.values()]
    .toSorted((one, other) => compare(one.sku ?? one.title, other.sku ?? other.title))
    .map(({ orders, ...line }) => ({
      ...line,
      wishes: [[...orders].map(([number, pieces]) => `${number}: ${pieces} db`).join(", ")],
    }))
}

function drawPickList(paper: Paper, slips: readonly PackingSlip[]): void {
  paper.font("bold").fontSize(TITLE_SIZE).fillColor(INK).text(`Kigyűjtés – ${slips.length} rendelés`)
  small(paper, "Minden, ami ezekhez a rendelésekhez kell; alatta, hogy melyikhez mennyi.", {})
  paper.moveDown(0.5)
  for (const line of toPickList(slips)) drawLine(paper, line)
}

function drawLabel(paper: Paper, slip: PackingSlip, sender: Sender): void {
  const { left, top } = paper.page.margins
  const width = widthOf(paper)
  const inside = { width: width - 2 * PADDING }
  paper.x = left + PADDING
  paper.y = top + PADDING
  small(paper, `Feladó: ${sender.name}, ${sender.address}, ${sender.phone}`, inside)
  paper.moveDown(1)
  small(paper, `${slip.delivery}${slip.pickup_code ? ` · kód: ${slip.pickup_code}` : ""}`, inside)
  paper.font("bold").fontSize(ADDRESS_SIZE).fillColor(INK)
  for (const line of slip.address) paper.text(line, inside)
  paper.font("regular").fontSize(BODY_SIZE)
  if (slip.pickup_code) paper.text(`Átvevő: ${slip.recipient}`, inside)
  if (slip.phone) paper.text(`Telefon: ${slip.phone}`, inside)
  if (slip.cash !== null) {
    const amount = formatMoney(slip.cash, slip.currency, DEFAULT_LOCALE)
    paper.font("bold").fontSize(TITLE_SIZE).text(`Utánvét: ${amount}`, inside)
  }
  paper.moveDown(0.5)
  small(paper, `Rendelésszám: ${slip.number}`, inside)
  const bottom = paper.y + PADDING
  paper
    .rect(left, top, width, bottom - top)
    .strokeColor(INK)
    .lineWidth(1)
    .stroke()
  paper
    .moveTo(left, bottom + PADDING)
    .lineTo(left + width, bottom + PADDING)
    .dash(4, { space: 3 })
    .strokeColor(LINE)
    .stroke()
    .undash()
  paper.x = left
  paper.y = bottom + 2 * PADDING
}

function drawContents(paper: Paper, { number, ordered_on, notes, lines }: PackingSlip): void {
  paper.font("bold").fontSize(TITLE_SIZE).fillColor(INK).text(`Csomagolójegy – ${number}`)
  small(paper, `Megrendelve: ${ordered_on}`, {})
  paper.moveDown(0.5)
  for (const line of lines) drawLine(paper, line)
  if (!notes) return
  paper.moveDown(1)
  paper.font("bold").fontSize(BODY_SIZE).fillColor(INK).text("A vevő megjegyzése")
  paper.font("regular").text(notes)
}

function drawLine(paper: Paper, { quantity, title, variant, sku, wishes }: PackedLine): void {
  const width = widthOf(paper)
  const { left, bottom } = paper.page.margins
  const text = [[title, variant].filter(Boolean).join(", "), ...wishes].join("\n")
  const textLeft = left + 2 * BOX + QUANTITY_SHARE * width
  const skuWidth = SKU_SHARE * width
  const textWidth = width - (textLeft - left) - skuWidth
  paper.font("regular").fontSize(BODY_SIZE).fillColor(INK)
  const height = Math.max(
    paper.heightOfString(text, { width: textWidth }),
    paper.heightOfString(sku ?? "", { width: skuWidth }),
    BOX,
  )
  if (paper.y + height + PADDING > paper.page.height - bottom) paper.addPage()
  const top = paper.y + PADDING / 2
  paper.rect(left, top, BOX, BOX).strokeColor(INK).lineWidth(0.8).stroke()
  paper.font("bold").text(`${quantity} db`, left + 2 * BOX, top, { width: QUANTITY_SHARE * width })
  paper.font("regular").text(text, textLeft, top, { width: textWidth })
  paper.fillColor(MUTED).text(sku ?? "", left + width - skuWidth, top, { width: skuWidth, align: "right" })
  const end = top + height + PADDING / 2
  paper
    .moveTo(left, end)
    .lineTo(left + width, end)
    .strokeColor(LINE)
    .lineWidth(0.5)
    .stroke()
  paper.x = left
  paper.y = end
}

const small = (paper: Paper, text: string, options: PDFKit.Mixins.TextOptions) =>
  paper.font("regular").fontSize(SMALL_SIZE).fillColor(MUTED).text(text, options)
