import { setImmediate } from "node:timers/promises"
import { lexer, type Token, type Tokens } from "marked"
import { INK, LINE, MUTED, type Paper, widthOf } from "./paper.ts"

const BODY_SIZE = 9.5
const HEADING_SIZES = [17, 13, 11, 10]
const LINE_GAP = 2
const INDENT = 14
/** After this time of drawing, the process answers other requests: terms of ten pages take a third of a second. */
const MOST_MS = 10

/** A piece of text in one font weight. */
interface Run {
  text: string
  bold: boolean
}

/**
 * Draws a text: headings, paragraphs, lists, quotations, rules, tables. Pictures are replaced by their
 * description, and code and HTML are drawn as text, as on the page. Every kind of Markdown can be drawn, so no
 * text of the owner can stop the e-mail to which it is attached.
 */
export async function drawMarkdown(paper: Paper, markdown: string): Promise<void> {
  let began = performance.now()
  for (const _ of drawBlocks(paper, lexer(markdown), 0)) {
    if (performance.now() - began < MOST_MS) continue
    await setImmediate()
    began = performance.now()
  }
}

/** Yields after each piece. */
function* drawBlocks(paper: Paper, tokens: readonly Token[], indent: number): Generator<void> {
  for (const token of tokens) {
    yield* drawBlock(paper, token, indent)
    yield
  }
}

function* drawBlock(paper: Paper, token: Token, indent: number): Generator<void> {
  switch (token.type) {
    // The targets of links by reference are printed with the links.
    case "def":
    case "space":
      break
    case "heading":
      drawHeading(paper, token as Tokens.Heading)
      break
    case "list":
      yield* drawList(paper, token as Tokens.List, indent)
      break
    case "blockquote":
      yield* drawBlocks(paper, (token as Tokens.Blockquote).tokens, indent + INDENT)
      break
    case "table":
      yield* drawTable(paper, token as Tokens.Table, indent)
      break
    case "hr":
      drawRule(paper)
      break
    default:
      drawRuns(paper, toRuns([token]), indent)
  }
}

function drawHeading(paper: Paper, { depth, tokens }: Tokens.Heading): void {
  const size = HEADING_SIZES[depth - 1] ?? BODY_SIZE
  paper.moveDown(0.6)
  // A heading is never the last line of a page.
  if (paper.y + size * 4 > paper.page.height - paper.page.margins.bottom) paper.addPage()
  paper.font("bold").fontSize(size).fillColor(INK).text(plain(tokens), { lineGap: LINE_GAP })
  paper.moveDown(0.3)
}

function drawRule(paper: Paper): void {
  const { left } = paper.page.margins
  paper.moveDown(0.5)
  paper.moveTo(left, paper.y).lineTo(left + widthOf(paper), paper.y)
  paper.lineWidth(0.5).strokeColor(LINE).stroke()
  paper.moveDown(0.5)
}

function drawRuns(paper: Paper, runs: readonly Run[], indent: number): void {
  const left = paper.page.margins.left + indent
  const width = paper.page.width - paper.page.margins.right - left
  paper.fontSize(BODY_SIZE).fillColor(INK)
  runs.forEach(({ text, bold }, index) => {
    const continued = index < runs.length - 1
    paper.font(bold ? "bold" : "regular")
    const options = { continued, lineGap: LINE_GAP, width }
    if (index === 0) paper.text(text, left, paper.y, options)
    else paper.text(text, options)
  })
  paper.x = paper.page.margins.left
  paper.moveDown(0.5)
}

function* drawList(paper: Paper, { items, ordered, start }: Tokens.List, indent: number): Generator<void> {
  for (const [index, { tokens }] of items.entries()) {
    const mark = ordered ? `${Number(start) + index}.` : "•"
    if (paper.y + BODY_SIZE * 2 > paper.page.height - paper.page.margins.bottom) paper.addPage()
    const line = paper.y
    paper.font("regular").fontSize(BODY_SIZE).fillColor(MUTED)
    paper.text(mark, paper.page.margins.left + indent, line, { lineBreak: false })
    paper.y = line
    if (tokens.length === 0) paper.moveDown()
    yield* drawBlocks(paper, tokens, indent + INDENT)
  }
}

/** Draws each row as lines: the name of the column, and the cell's content. */
function* drawTable(paper: Paper, { header, rows }: Tokens.Table, indent: number): Generator<void> {
  for (const row of rows) {
    const runs = row.flatMap((cell, index) => [
      { text: `${plain(header[index]?.tokens ?? [])}: `, bold: true },
      { text: `${plain(cell.tokens)}${index < row.length - 1 ? "; " : ""}`, bold: false },
    ])
    drawRuns(paper, runs, indent)
    yield
  }
}

const plain = (tokens: Token[]) =>
  toRuns(tokens)
    .map(({ text }) => text)
    .join("")

/** The target of a link is printed, because paper has no links. */
function toRuns(tokens: readonly Token[], bold = false): Run[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case "strong":
        return toRuns(token.tokens ?? [], true)
      case "link":
        return [...toRuns(token.tokens ?? [], bold), ...linkTarget(token as Tokens.Link)]
      case "br":
        return [{ text: "\n", bold }]
      default:
        return "tokens" in token && token.tokens
          ? toRuns(token.tokens, bold)
          : [{ text: decode("text" in token ? token.text : token.raw), bold }]
    }
  })
}

function linkTarget({ href, text }: Tokens.Link): Run[] {
  const isSaid =
    href.startsWith("/") || href.startsWith("mailto:") || href.startsWith("tel:") || href === text
  return isSaid ? [] : [{ text: ` (${href})`, bold: false }]
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
