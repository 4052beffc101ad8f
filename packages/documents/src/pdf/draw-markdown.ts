import { lexer, type Token, type Tokens } from "marked"
import { INK, MUTED, type Paper } from "./paper.ts"

const BODY_SIZE = 9.5
const HEADING_SIZES = [17, 13, 11, 10]
const LINE_GAP = 2
const INDENT = 14

/** A piece of text in one font weight. */
interface Run {
  text: string
  bold: boolean
}

/** Draws the elements of our texts: headings, paragraphs, lists, tables. @throws Error for anything else */
export function drawMarkdown(paper: Paper, markdown: string): void {
  for (const token of lexer(markdown)) drawBlock(paper, token)
}

const DRAWINGS: Record<string, (paper: Paper, token: Token) => void> = {
  space: () => undefined,
  heading: (paper, token) => drawHeading(paper, token as Tokens.Heading),
  paragraph: (paper, token) => drawRuns(paper, toRuns((token as Tokens.Paragraph).tokens)),
  list: (paper, token) => drawList(paper, token as Tokens.List),
  table: (paper, token) => drawTable(paper, token as Tokens.Table),
}

function drawBlock(paper: Paper, token: Token): void {
  const draw = DRAWINGS[token.type]
  if (!draw) throw new Error(`A document cannot draw Markdown's "${token.type}".`)
  draw(paper, token)
}

function drawHeading(paper: Paper, { depth, tokens }: Tokens.Heading): void {
  const size = HEADING_SIZES[depth - 1] ?? BODY_SIZE
  const text = toRuns(tokens)
    .map((run) => run.text)
    .join("")
  paper.moveDown(0.6)
  // A heading is never the last line of a page.
  if (paper.y + size * 4 > paper.page.height - paper.page.margins.bottom) paper.addPage()
  paper.font("bold").fontSize(size).fillColor(INK).text(text, { lineGap: LINE_GAP })
  paper.moveDown(0.3)
}

function drawRuns(paper: Paper, runs: readonly Run[], indent = 0): void {
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

function drawList(paper: Paper, { items, ordered, start }: Tokens.List): void {
  items.forEach((item, index) => {
    const mark = ordered ? `${Number(start) + index}.` : "•"
    const inner = item.tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : []))
    if (paper.y + BODY_SIZE * 2 > paper.page.height - paper.page.margins.bottom) paper.addPage()
    const line = paper.y
    paper.font("regular").fontSize(BODY_SIZE).fillColor(MUTED)
    paper.text(mark, paper.page.margins.left, line, { lineBreak: false })
    paper.y = line
    drawRuns(paper, toRuns(inner), INDENT)
  })
}

function drawTable(paper: Paper, { header, rows }: Tokens.Table): void {
  for (const row of rows) {
    const runs = row.flatMap((cell, index) => [
      { text: `${plain(header[index]?.tokens ?? [])}: `, bold: true },
      { text: `${plain(cell.tokens)}${index < row.length - 1 ? "; " : ""}`, bold: false },
    ])
    drawRuns(paper, runs)
  }
}

const plain = (tokens: Token[]) =>
  toRuns(tokens)
    .map(({ text }) => text)
    .join("")

/** The target of a link is printed, because paper has no links. */
function toRuns(tokens: readonly Token[] = [], bold = false): Run[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case "strong":
        return toRuns(token.tokens, true)
      case "em":
      case "del":
        return toRuns(token.tokens, bold)
      case "link":
        return [...toRuns(token.tokens, bold), ...linkTarget(token as Tokens.Link)]
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
