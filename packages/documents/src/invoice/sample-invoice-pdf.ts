import { formatDate } from "@porteka/hungary"
import { LANGUAGES } from "@porteka/shop/languages"
import { finishPaper, INK, MUTED, type Paper, startPaper } from "../pdf/paper.ts"
import type { InvoiceData } from "./invoice-data.ts"
import { BODY_SIZE, drawFacts, drawHead, drawLines, drawParties, drawTable } from "./invoice-parts.ts"
import { INVOICE_WORDS } from "./invoice-words.ts"

const WATERMARK_SIZE = 54
const WATERMARK_ANGLE = -45
const WATERMARK_OPACITY = 0.1

/** The invoice that this one cancels or corrects. */
export interface ChangedInvoice {
  kind: "storno" | "correction"
  number: string
}

/**
 * A PDF with the content that an invoice would have. Marked as a sample on every page, because it is not an
 * invoice.
 */
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
  drawHead(paper, invoice.seller.name, title)
  drawLines(paper, [
    `${words.number}: ${number}`,
    ...(changes ? [words.changes[changes.kind](changes.number)] : []),
  ])
  paper.moveDown(1.5)
  drawParties(paper, invoice)
  const day = (value: string) => formatDate(value, invoice.language)
  drawFacts(paper, [
    [words.issued, day(invoice.issued_on)],
    [words.fulfilled, day(invoice.fulfilled_on)],
    [words.due, day(invoice.due_on)],
    [words.payment, words[invoice.payment_method]],
    [words.order, invoice.order_number],
  ])
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
