import {
  type Block,
  type Column,
  type EmailDocument,
  type Fact,
  type Inline,
  type ItemLine,
  itemTitle,
  type TotalLine,
} from "./document/document.ts"
import { footerLines } from "./texts/footer.ts"

/** Maximum line length that no mail program wraps. */
const WIDTH = 72

/** Renders the plain text part. */
export function toTextPart(document: EmailDocument): string {
  const parts = [
    document.shop.name.toUpperCase(),
    underlined(document.title, "="),
    document.greeting,
    ...document.blocks.map((block) => drawBlock(block)),
    `${"-".repeat(WIDTH)}\n${footerLines(document.shop, document.locale)
      .map((line) => wrap(line))
      .join("\n")}`,
  ]
  return `${parts.filter((part) => part !== null && part !== "").join("\n\n")}\n`
}

function drawBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wrap(block.content.map(inlineText).join(""))
    case "heading":
      return underlined(block.text, "-")
    case "button":
      return `${block.label}:\n${block.href}`
    case "facts":
      return drawFacts(block.facts)
    case "items":
      return drawItems(block.lines, block.totals)
    case "columns":
      return block.columns.map(drawColumn).join("\n\n")
    case "code":
      return `    ${block.code}`
    case "panel":
    case "smallPrint":
      return [underlined(block.title, "-"), ...block.blocks.map(drawBlock)].join("\n\n")
  }
}

function inlineText(inline: Inline): string {
  if (typeof inline === "string") return inline
  if ("strong" in inline) return inline.strong
  const address = inline.href.replace(/^(mailto|tel):/, "")
  return inline.link === address ? address : `${inline.link} (${address})`
}

function drawFacts(rows: Fact[]): string {
  return rows.map(({ label, value }) => wrap(`${label}: ${value}`, "  ")).join("\n")
}

function drawItems(lines: ItemLine[], totals: TotalLine[]): string {
  const items = lines.map(drawItem).join("\n")
  if (totals.length === 0) return items
  const sums = totals.map(({ label, amount }) => spread(label, amount)).join("\n")
  return `${items}\n${"-".repeat(WIDTH)}\n${sums}`
}

function drawItem({ quantity, title, details, amount }: ItemLine): string {
  const head = itemTitle(quantity, title)
  const first = amount === null ? wrap(head, "    ") : spread(head, amount)
  return [first, ...details.map((detail) => `    ${detail}`)].join("\n")
}

function drawColumn({ title, lines }: Column): string {
  return [`${title}:`, ...lines.map((line) => `  ${line}`)].join("\n")
}

/** Label on the left, amount on the right; on two lines if both do not fit on one. */
function spread(left: string, right: string): string {
  const gap = WIDTH - left.length - right.length
  return gap > 1 ? left + " ".repeat(gap) + right : `${wrap(left, "    ")}\n${right.padStart(WIDTH)}`
}

function underlined(text: string, mark: string): string {
  return `${text}\n${mark.repeat(Math.min(text.length, WIDTH))}`
}

/** Wraps at normal spaces only: no-break spaces keep amounts and numbers together. */
function wrap(text: string, indent = ""): string {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (longer.length > WIDTH && line !== "") {
      lines.push(line)
      line = indent + word
    } else line = longer
  }
  return [...lines, line].join("\n")
}
