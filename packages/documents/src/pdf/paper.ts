import PDFDocument from "pdfkit"
import { needsWideFont, paperFonts, wideFont } from "./fonts.ts"
import { inReadingOrder } from "./reading-order.ts"

const MM = 72 / 25.4
const MARGIN = 20 * MM
const FOOTER_HEIGHT = 12 * MM
const FOOTER_SIZE = 8

export const INK = "#1f1a17"
export const MUTED = "#6b625b"
export const LINE = "#d8cfc6"
export const ACCENT = "#24533c"

export type Paper = PDFKit.PDFDocument

export interface PaperHead {
  title: string
  author: string
  /** BCP 47. */
  language: string
  /** The same content gives the same bytes: the file contains no creation time. */
  date: Date
}

type TextArguments = [text: string, ...rest: unknown[]]
type HeightOptions = Parameters<PDFKit.PDFDocument["heightOfString"]>[1]

const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\u200d\ufe0f]|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu
const withoutEmoji = (text: string) => text.replace(EMOJI, "")

/** What pdfkit does inside; its types do not know it. */
interface Inside {
  _font: unknown
  _fragment: (line: string, ...rest: unknown[]) => void
}

/**
 * A document that draws a text in another font if the shop's fonts lack one of its letters: buyers have names like Юлия or محمد. What
 * that font lacks, too (Chinese), appears as a box, so that nobody takes the text for complete; emoji are left out.
 */
class WideDocument extends PDFDocument {
  override text(...given: TextArguments): this {
    const [text, ...rest] = given
    const drawn = withoutEmoji(text)
    return this.#inFittingFont(drawn, () =>
      super.text(...([drawn, ...rest] as Parameters<PDFKit.PDFDocument["text"]>)),
    )
  }

  override heightOfString(text: string, options?: HeightOptions): number {
    const drawn = withoutEmoji(text)
    return this.#inFittingFont(drawn, () => super.heightOfString(drawn, options))
  }

  #inFittingFont<Result>(text: string, draw: () => Result): Result {
    if (!needsWideFont(text)) return draw()
    const inside = this as unknown as Inside
    const font = inside._font
    this.registerFont("wide", wideFont() as never).font("wide")
    try {
      return draw()
    } finally {
      inside._font = font
    }
  }
}

// Called with each line after the text was divided into lines.
const inside = WideDocument.prototype as unknown as Inside
const drawLine = inside._fragment
inside._fragment = function (this: Inside, line, ...rest) {
  drawLine.call(this, inReadingOrder(line), ...rest)
}

/** An A4 document with the shop's fonts, which contain every Hungarian letter. */
export function startPaper({ title, author, language, date }: PaperHead): Paper {
  const paper = new WideDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    lang: language,
    displayTitle: true,
    bufferPages: true,
    // Otherwise pdfkit loads its default font for every document.
    font: "",
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
  // pdfkit accepts a loaded font, but its types know only files and bytes.
  for (const [name, font] of Object.entries(paperFonts())) paper.registerFont(name, font as never)
  return paper.font("regular").fillColor(INK)
}

/** Width between the margins. */
export const widthOf = ({ page }: Paper): number => page.width - page.margins.left - page.margins.right

/**
 * Writes the footer on every page and returns the finished file.
 * @param footer for example the document's name; the page number is added after it
 */
export async function finishPaper(paper: Paper, footer: string): Promise<Buffer> {
  const { start, count } = paper.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    paper.switchToPage(index)
    const { page } = paper
    const bottom = page.margins.bottom
    // Text below the bottom margin would start another page.
    page.margins.bottom = 0
    paper
      .font("regular")
      .fontSize(FOOTER_SIZE)
      .fillColor(MUTED)
      .text(`${footer} · ${index - start + 1} / ${count}`, page.margins.left, page.height - MARGIN, {
        width: widthOf(paper),
        align: "center",
        lineBreak: false,
      })
    page.margins.bottom = bottom
  }
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    paper.on("data", (chunk: Buffer) => chunks.push(chunk))
    paper.on("end", () => resolve(Buffer.concat(chunks)))
    paper.on("error", reject)
  })
  paper.end()
  return finished
}
