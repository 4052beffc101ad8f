import { Marked, type Tokens } from "marked"
import { escapeMarkup } from "./escape-markup.ts"

/** Allowed link targets of a text: the web, e-mail, telephone, our own pages, an anchor on the page. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:\+?[\d ]|\/(?!\/)|#)/i
/** Only our own pictures: another server would learn who reads the page. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.jpg$/

/** @returns whether an editor's text may link there */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address)

/** @returns whether it is the URL of a picture of the shop */
export const isOwnPicture = (address: string): boolean => OWN_PICTURE.test(address)

/**
 * On a narrow screen the rows of a table are stacked, each cell below the name of its column. The roles
 * say that it is still a table: browsers derive that from the layout, which the page's styles change.
 */
const TABLE_START = '<table role="table"><thead role="rowgroup">'

const tableRow = (cells: string[]): string => `<tr role="row">${cells.join("")}</tr>`

/**
 * Renders an editor's Markdown: HTML in it is shown as text, and only allowed links and pictures are kept.
 */
const markdown = new Marked({
  renderer: {
    html: ({ text }) => escapeMarkup(text),
    image: ({ href, text }) =>
      isOwnPicture(href)
        ? `<img src="${escapeMarkup(href)}" alt="${escapeMarkup(text)}" loading="lazy">`
        : escapeMarkup(text),
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens)
      return isSafeLink(href) ? `<a href="${escapeMarkup(href)}">${content}</a>` : content
    },
    table({ header, rows }) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens)
      const names = header.map(({ tokens }) => this.parser.parseInline(tokens, this.parser.textRenderer))
      const head = header.map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`)
      const cell = (of: Tokens.TableCell, column: number) =>
        `<td role="cell" data-label="${escapeMarkup(names[column] ?? "")}">${inline(of)}</td>`
      return `${TABLE_START}${tableRow(head)}</thead><tbody role="rowgroup">${rows
        .map((cells) => tableRow(cells.map(cell)))
        .join("")}</tbody></table>\n`
    },
  },
})

/** @returns HTML that is safe to put into a page */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false })
}
