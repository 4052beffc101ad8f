import { addressLines, formatMoney } from "@porteka/hungary"
import { INK, LINE, MUTED, type Paper, widthOf } from "../pdf/paper.ts"
import type { InvoiceData } from "./invoice-data.ts"
import { INVOICE_WORDS } from "./invoice-words.ts"

export const TITLE_SIZE = 18
export const BODY_SIZE = 9.5
/** Shares of the width: name, quantity, net, VAT, gross. */
const COLUMNS = [0.4, 0.14, 0.15, 0.15, 0.16]
const ROW_PADDING = 5

/** Lines of plain text, one below the other. */
export function drawLines(
  paper: Paper,
  lines: readonly string[],
  options: PDFKit.Mixins.TextOptions = {},
): void {
  paper.font("regular").fontSize(BODY_SIZE).fillColor(INK)
  for (const line of lines) paper.text(line, options)
}

/** Who sells and who buys, side by side. */
export function drawParties(paper: Paper, { seller, buyer, language }: InvoiceData): void {
  const words = INVOICE_WORDS[language]
  const { left } = paper.page.margins
  const half = widthOf(paper) / 2
  const top = paper.y
  drawParty(paper, left, half, words.seller, [
    seller.name,
    seller.seat,
    `${words.taxNumber}: ${seller.tax_number}`,
    `${words.account}: ${seller.bank_account}`,
  ])
  const afterSeller = paper.y
  paper.y = top
  const place = addressLines({ ...buyer.address, first_name: null, last_name: null, company: null }, language)
  drawParty(paper, left + half, half, words.buyer, [
    buyer.name,
    ...place,
    ...(buyer.tax_number ? [`${words.taxNumber}: ${buyer.tax_number}`] : []),
  ])
  paper.x = left
  paper.y = Math.max(paper.y, afterSeller)
  paper.moveDown(1)
}

function drawParty(paper: Paper, x: number, width: number, title: string, lines: readonly string[]): void {
  paper.font("bold").fontSize(BODY_SIZE).fillColor(MUTED).text(title, x, paper.y, { width })
  drawLines(paper, lines, { width: width - ROW_PADDING })
}

/** What is charged, line by line, and its sums. */
export function drawTable(paper: Paper, invoice: InvoiceData): void {
  const words = INVOICE_WORDS[invoice.language]
  const money = (amount: number) => formatMoney(amount, invoice.currency, invoice.language)
  drawRow(paper, [words.name, words.quantity, words.net, words.vat, words.gross], "bold")
  for (const line of invoice.lines) {
    const vat = `${money(line.vat)} (${line.vat_percent}%)`
    drawRow(paper, [line.name, `${line.quantity} ${line.unit}`, money(line.net), vat, money(line.gross)])
  }
  const { net, vat, gross } = invoice.totals
  drawRow(paper, [words.total, "", money(net), money(vat), money(gross)], "bold")
  if (invoice.cash_amount !== null) drawRow(paper, [words.cash, "", "", "", money(invoice.cash_amount)])
}

function drawRow(paper: Paper, cells: readonly string[], font: "regular" | "bold" = "regular"): void {
  const width = widthOf(paper)
  const { left, bottom } = paper.page.margins
  paper.font(font).fontSize(BODY_SIZE).fillColor(INK)
  const widths = COLUMNS.map((share) => share * width - ROW_PADDING)
  const height = Math.max(...cells.map((cell, index) => paper.heightOfString(cell, { width: widths[index] })))
  if (paper.y + height + 2 * ROW_PADDING > paper.page.height - bottom) paper.addPage()
  const top = paper.y + ROW_PADDING
  paper.font(font).fontSize(BODY_SIZE).fillColor(INK)
  let x = left
  cells.forEach((cell, index) => {
    paper.text(cell, x, top, { width: widths[index], align: index === 0 ? "left" : "right" })
    x += (COLUMNS[index] ?? 0) * width
  })
  const end = top + height + ROW_PADDING
  paper
    .moveTo(left, end)
    .lineTo(left + width, end)
    .strokeColor(LINE)
    .lineWidth(0.5)
    .stroke()
  paper.x = left
  paper.y = end
}
