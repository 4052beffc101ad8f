import { addressLines, formatMoney, taxNumberName } from "@porteka/hungary"
import { ACCENT, INK, LINE, MUTED, type Paper, widthOf } from "../pdf/paper.ts"
import { type InvoiceData, taxationOf } from "./invoice-data.ts"
import { INVOICE_WORDS } from "./invoice-words.ts"

const TITLE_SIZE = 22
export const BODY_SIZE = 9.5
const LABEL_SIZE = 8
const TOTAL_SIZE = 11.5
const LINE_GAP = 2
const HEAD_RULE = 2.5
/** Column widths as fractions: name, quantity, net, VAT, gross. */
const COLUMNS = [0.4, 0.14, 0.15, 0.15, 0.16]
const ROW_PADDING = 5

/** Seller and title of the document, below a rule in the shop's color. */
export function drawHead(paper: Paper, seller: string, title: string): void {
  const { left, top } = paper.page.margins
  drawRule(paper, top, { color: ACCENT, width: HEAD_RULE })
  paper.font("bold").fontSize(BODY_SIZE).fillColor(ACCENT)
  paper.text(seller, left, top + 2 * ROW_PADDING)
  paper.moveDown(1.2)
  paper.fontSize(TITLE_SIZE).fillColor(INK).text(title)
}

/** Dates, numbers and similar values side by side between two rules, each with its label above it. */
export function drawFacts(paper: Paper, facts: readonly (readonly [label: string, value: string])[]): void {
  const { left } = paper.page.margins
  const width = widthOf(paper) / facts.length
  drawRule(paper, paper.y)
  const top = paper.y + ROW_PADDING + LINE_GAP
  let end = top
  facts.forEach(([label, value], index) => {
    const options = { width: width - ROW_PADDING, lineGap: LINE_GAP }
    paper.font("regular").fontSize(LABEL_SIZE).fillColor(MUTED)
    paper.text(label, left + index * width, top, options)
    paper.font("bold").fontSize(BODY_SIZE).fillColor(INK).text(value, options)
    end = Math.max(end, paper.y)
  })
  paper.x = left
  paper.y = end + ROW_PADDING
  drawRule(paper, paper.y)
  paper.moveDown(1.5)
}

function drawRule(paper: Paper, y: number, { color = LINE, width = 0.5 } = {}): void {
  const { left } = paper.page.margins
  paper
    .moveTo(left, y)
    .lineTo(left + widthOf(paper), y)
    .strokeColor(color)
    .lineWidth(width)
    .stroke()
}

/** Lines of plain text, one below the other. */
export function drawLines(
  paper: Paper,
  lines: readonly string[],
  options: PDFKit.Mixins.TextOptions = {},
): void {
  paper.font("regular").fontSize(BODY_SIZE).fillColor(INK)
  for (const line of lines) paper.text(line, { lineGap: LINE_GAP, ...options })
}

/** Seller and buyer, side by side. */
export function drawParties(paper: Paper, { seller, buyer, language }: InvoiceData): void {
  const words = INVOICE_WORDS[language]
  const { left } = paper.page.margins
  const half = widthOf(paper) / 2
  const top = paper.y
  drawParty(paper, { x: left, width: half }, words.seller, [
    seller.name,
    seller.seat,
    `${words.taxNumber}: ${seller.tax_number}`,
    `${words.account}: ${seller.bank_account}`,
  ])
  const afterSeller = paper.y
  paper.y = top
  const place = addressLines({ ...buyer.address, first_name: null, last_name: null, company: null }, language)
  drawParty(paper, { x: left + half, width: half }, words.buyer, [
    buyer.name,
    ...place,
    ...(buyer.tax_number
      ? [`${taxNumberName(buyer.address.country_code, language)}: ${buyer.tax_number}`]
      : []),
  ])
  paper.x = left
  paper.y = Math.max(paper.y, afterSeller)
  paper.moveDown(1)
}

function drawParty(
  paper: Paper,
  { x, width }: { x: number; width: number },
  title: string,
  lines: readonly string[],
): void {
  paper.font("regular").fontSize(LABEL_SIZE).fillColor(MUTED).text(title, x, paper.y, { width })
  const [name = "", ...more] = lines
  const options = { width: width - ROW_PADDING, lineGap: LINE_GAP }
  paper.font("bold").fontSize(BODY_SIZE).fillColor(INK).text(name, options)
  drawLines(paper, more, { width: width - ROW_PADDING })
}

/** The lines and their totals. */
export function drawTable(paper: Paper, invoice: InvoiceData): void {
  const words = INVOICE_WORDS[invoice.language]
  const money = (amount: number) => formatMoney(amount, invoice.currency, invoice.language)
  drawRow(paper, [words.name, words.quantity, words.net, words.vat, words.gross], HEADINGS)
  for (const line of invoice.lines) {
    const vat = {
      outside: words.outsideVat,
      exempt: words.vatExempt,
      rate: `${money(line.vat)} (${line.vat_percent}%)`,
    }[taxationOf(line, invoice.seller)]
    // With the minus sign that amounts use.
    const pieces = `${line.quantity} ${line.unit}`.replace("-", "−")
    drawRow(paper, [line.name, pieces, money(line.net), vat, money(line.gross)])
  }
  const { net, vat, gross } = invoice.totals
  drawRow(paper, [words.total, "", money(net), money(vat), money(gross)], TOTAL)
  const { gift_card_paid: byCard = 0 } = invoice
  if (byCard !== 0) {
    drawRow(paper, [words.giftCard, "", "", "", money(-byCard)])
    drawRow(paper, [words.toPay, "", "", "", money(amountToPay(invoice))])
  }
  if (invoice.cash_amount !== null) drawRow(paper, [words.cash, "", "", "", money(invoice.cash_amount)])
}

/** The gross amount that remains to be paid after gift cards. */
export const amountToPay = ({ totals, gift_card_paid: byCard = 0 }: InvoiceData): number =>
  totals.gross - byCard

interface RowLook {
  font: "regular" | "bold"
  size: number
  color: string
  rule: { color: string; width: number }
}

const PLAIN: RowLook = { font: "regular", size: BODY_SIZE, color: INK, rule: { color: LINE, width: 0.5 } }
const HEADINGS: RowLook = { ...PLAIN, size: LABEL_SIZE, color: MUTED, rule: { color: INK, width: 1 } }
const TOTAL: RowLook = { ...PLAIN, font: "bold", size: TOTAL_SIZE }

function drawRow(paper: Paper, cells: readonly string[], { font, size, color, rule } = PLAIN): void {
  const width = widthOf(paper)
  const { left, bottom } = paper.page.margins
  paper.font(font).fontSize(size).fillColor(color)
  // The last column ends at the end of the rules.
  const widths = COLUMNS.map((share, index) => share * width - (index < COLUMNS.length - 1 ? ROW_PADDING : 0))
  const height = Math.max(...cells.map((cell, index) => paper.heightOfString(cell, { width: widths[index] })))
  if (paper.y + height + 2 * ROW_PADDING > paper.page.height - bottom) paper.addPage()
  const top = paper.y + ROW_PADDING
  paper.font(font).fontSize(size).fillColor(color)
  let x = left
  cells.forEach((cell, index) => {
    paper.text(cell, x, top, { width: widths[index], align: index === 0 ? "left" : "right" })
    x += (COLUMNS[index] ?? 0) * width
  })
  const end = top + height + ROW_PADDING
  drawRule(paper, end, rule)
  paper.x = left
  paper.y = end
}
