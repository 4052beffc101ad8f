import { addressLines, formatDate, formatMoney } from "@porteka/hungary"
import { LANGUAGES } from "@porteka/shop/languages"
import { finishPaper, INK, LINE, MUTED, type Paper, startPaper, widthOf } from "../pdf/paper.ts"
import type { InvoiceData } from "./invoice-data.ts"
import { INVOICE_WORDS } from "./invoice-words.ts"

const TITLE_SIZE = 18
const BODY_SIZE = 9.5
const WATERMARK_SIZE = 54
const WATERMARK_ANGLE = -45
const WATERMARK_OPACITY = 0.1
/** Shares of the width: name, quantity, net, VAT, gross. */
const COLUMNS = [0.4, 0.14, 0.15, 0.15, 0.16]
const ROW_PADDING = 5

/** The invoice that this one cancels or corrects. */
export interface ChangedInvoice {
  kind: "storno" | "correction"
  number: string
}

/** A paper that shows what an invoice would say. Marked as a sample on every page: it is none. */
export async function drawSampleInvoice(
  invoice: InvoiceData,
  { number, changes }: { number: string; changes: ChangedInvoice | null },
): Promise<Buffer> {
  const words = INVOICE_WORDS[invoice.language]
  const title = changes ? words[changes.kind] : words.invoice
  const paper = startPaper({
    title: `${title} ${number}`,
    author: invoice.seller.name,
    language: LANGUAGES[invoice.language].tag,
    date: new Date(`${invoice.issued_on}T00:00:00Z`),
  })
  drawWatermark(paper, words.sample)
  paper.on("pageAdded", () => drawWatermark(paper, words.sample))
  paper.font("bold").fontSize(TITLE_SIZE).fillColor(INK).text(title)
  drawLines(paper, [
    `${words.number}: ${number}`,
    ...(changes ? [words.changes[changes.kind](changes.number)] : []),
  ])
  paper.moveDown(1)
  drawParties(paper, invoice)
  drawFacts(paper, invoice)
  drawTable(paper, invoice)
  paper.moveDown(1.5)
  if (invoice.is_paid) drawLines(paper, [words.paid])
  paper.font("regular").fontSize(BODY_SIZE).fillColor(MUTED).text(words.sampleNote)
  return await finishPaper(paper, `${title} ${number}`)
}

function drawWatermark(paper: Paper, text: string): void {
  const { width, height } = paper.page
  const { x, y } = paper
  paper.save()
  paper.rotate(WATERMARK_ANGLE, { origin: [width / 2, height / 2] })
  paper.font("bold").fontSize(WATERMARK_SIZE).fillColor(INK, WATERMARK_OPACITY)
  paper.text(text, 0, height / 2 - WATERMARK_SIZE / 2, { width, align: "center", lineBreak: false })
  paper.restore()
  paper.fillColor(INK, 1)
  paper.x = x
  paper.y = y
}

function drawLines(paper: Paper, lines: readonly string[], options: PDFKit.Mixins.TextOptions = {}): void {
  paper.font("regular").fontSize(BODY_SIZE).fillColor(INK)
  for (const line of lines) paper.text(line, options)
}

function drawParties(paper: Paper, { seller, buyer, language }: InvoiceData): void {
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

function drawFacts(paper: Paper, invoice: InvoiceData): void {
  const words = INVOICE_WORDS[invoice.language]
  const day = (value: string) => formatDate(value, invoice.language)
  drawLines(paper, [
    `${words.issued}: ${day(invoice.issued_on)} · ${words.fulfilled}: ${day(invoice.fulfilled_on)} · ${words.due}: ${day(invoice.due_on)}`,
    `${words.payment}: ${words[invoice.payment_method]} · ${words.order}: ${invoice.order_number}`,
  ])
  paper.moveDown(1)
}

function drawTable(paper: Paper, invoice: InvoiceData): void {
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
