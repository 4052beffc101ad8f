import { renderMarkdown } from "@porteka/documents/render-markdown"
import type { JSONContent } from "@tiptap/core"
import { MarkdownManager } from "@tiptap/markdown"
import { textExtensions } from "./extensions.ts"
import { moveConditionsBeforeRows, moveConditionsIntoRows } from "./row-conditions.ts"
import { type ShopDataMark, splitAtShopData, writeShopData } from "./shop-data-chip.ts"

/** Four spaces are inside the row of every list, also of one with numbers. */
const INDENT = 4

let manager: MarkdownManager | undefined
function markdown(): MarkdownManager {
  manager ??= new MarkdownManager({
    extensions: textExtensions(),
    indentation: { style: "space", size: INDENT },
  })
  return manager
}

/** Reads a stored text for the editor. */
export function readMarkdown(text: string): JSONContent {
  const read = markdown().parse(moveConditionsIntoRows(text))
  return { ...read, content: read.content?.length ? read.content.flatMap(toEditor) : [{ type: "paragraph" }] }
}

/** Writes the editor's content as it is stored. */
export function writeMarkdown(content: JSONContent): string {
  const written = markdown()
    .serialize(toManager(content))
    // The manager escapes more than it has to: "a & b", and an address with an underscore would lead elsewhere.
    .replace(/&amp;(?!#?\w+;)/g, "&")
    .replace(/([\p{L}\d])\\_(?=[\p{L}\d])/gu, "$1_")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return moveConditionsBeforeRows(written)
}

/** Whether the editor can save a text so that the shop shows the same as before. */
export function isKept(text: string): boolean {
  try {
    const written = writeMarkdown(readMarkdown(text))
    return (
      marksOf(text) === marksOf(written) &&
      [withConditions, withoutConditional].every((shown) => htmlOf(shown(text)) === htmlOf(shown(written)))
    )
  } catch {
    return false
  }
}

const marksOf = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}/g)].join()
const withConditions = (text: string) => text.replace(/\{\{(?:if shop\.[\w.]+|end)\}\}/g, "")
const withoutConditional = (text: string) => text.replace(/\{\{if shop\.[\w.]+\}\}[\s\S]*?\{\{end\}\}/g, "")

/** Line breaks in a paragraph and between elements are not shown; a space that does not break is. */
const htmlOf = (text: string) =>
  renderMarkdown(text)
    .replace(/[ \n]+/g, " ")
    .replace(/ ?(<\/?(?:p|li|ul|ol|h\d|hr|blockquote|table|thead|tbody|tr|t[dh])\b[^>]*>) ?/g, "$1")

/** Marks of the shop's data become nodes, which the manager cannot read: it forgets that they are bold or a link. */
function toEditor(node: JSONContent): JSONContent[] {
  if (node.type !== "text")
    return [{ ...node, ...(node.content && { content: node.content.flatMap(toEditor) }) }]
  return splitAtShopData(node.text ?? "").map((piece) => {
    const marks = node.marks && { marks: node.marks }
    return typeof piece === "string"
      ? { type: "text", text: piece.replace(/ *\n */g, " "), ...marks }
      : { type: "shopData", attrs: { ...piece }, ...marks }
  })
}

function toManager(node: JSONContent): JSONContent {
  if (node.type !== "shopData")
    return { ...node, ...(node.content && { content: node.content.map(toManager) }) }
  const { attrs, marks } = node
  return { type: "text", text: writeShopData(attrs as ShopDataMark), ...(marks && { marks }) }
}
