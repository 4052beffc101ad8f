import type { JSONContent } from "@tiptap/core"
import { Link as LinkOfKit } from "@tiptap/extension-link"
import { ListItem as ListItemOfKit, OrderedList as OrderedListOfKit } from "@tiptap/extension-list"
import { Paragraph as ParagraphOfKit } from "@tiptap/extension-paragraph"
import { Table as TableOfKit } from "@tiptap/extension-table"

/**
 * Without its own reading of lists, which takes "No. You can …" for a list with letters and forgets links, and without
 * making a list of "2026. január" while it is typed.
 */
export const OrderedList = OrderedListOfKit.extend({
  addInputRules: () => [],
  parseMarkdown: ({ type, ordered, start, items = [] }, { createNode, parseChildren }) =>
    type === "list" && ordered ? createNode("orderedList", { start: start || 1 }, parseChildren(items)) : [],
  markdownTokenizer: { name: "orderedList", level: "block", start: () => -1, tokenize: () => undefined },
})

/** Without the Tab key, which leaves the field: the toolbar has buttons for it. */
export const ListItem = ListItemOfKit.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** The beginning of a line that would make it a list, a heading, a table or a rule: "2026. január 1-jén". */
const LINE_START = /^([ \t]*)(?:(\d{1,9})(?=[.)](?:\s|$))|(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|--|=+\s*$|\|))/gm

export const Paragraph = ParagraphOfKit.extend({
  renderMarkdown: (node, { renderChildren }) =>
    renderChildren(node.content ?? []).replace(LINE_START, (start) => `${start}\\`),
})

/** What `encodeURIComponent` leaves as it is. */
const ENCODED: Record<string, string> = { "(": "%28", ")": "%29" }

/** Characters that would end an address in Markdown. */
const inMarkdown = (address: string): string =>
  address.replace(/[\s()<>]/g, (sign) => ENCODED[sign] ?? encodeURIComponent(sign))

export const Link = LinkOfKit.extend({
  renderMarkdown: (node, helpers) =>
    `[${helpers.renderChildren(node)}](${inMarkdown(node.attrs?.href ?? "")})`,
})

const ALIGNMENTS: Record<string, string> = { left: ":---", center: ":---:", right: "---:" }

/** Without spaces that fill the columns, and without the Tab key, which leaves the field. */
export const Table = TableOfKit.extend({
  addKeyboardShortcuts: () => ({}),
  renderMarkdown(node, { renderChildren }) {
    const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`
    const text = ({ content = [] }: JSONContent) =>
      renderChildren(content, " ")
        .replace(/[ \n]+/g, " ")
        .replaceAll("|", "\\|")
        .trim()
    const [head, ...body] = node.content ?? []
    const columns = head?.content ?? []
    const rules = columns.map(({ attrs }) => ALIGNMENTS[attrs?.align] ?? "---")
    return [
      line(columns.map(text)),
      line(rules),
      ...body.map(({ content = [] }) => line(content.map(text))),
    ].join("\n")
  },
})
