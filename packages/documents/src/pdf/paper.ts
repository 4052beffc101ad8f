import PDFDocument from "pdfkit"
import { paperFonts } from "./fonts.ts"

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

/** An A4 document with the shop's fonts, which contain every Hungarian letter. */
export function startPaper({ title, author, language, date }: PaperHead): Paper {
  const paper = new PDFDocument({
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
