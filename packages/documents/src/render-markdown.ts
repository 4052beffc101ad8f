import { Marked } from "marked"

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Where a link of a text may lead: the web, mail, telephone, our own pages, a place on the page. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:\+?[\d ]|\/(?!\/)|#)/i
/** Pictures are our own ones alone: another server's would see who reads the page. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.jpg$/

/** @returns whether a text of an editor may lead there */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address)

/** @returns whether it is the address of a picture of the shop */
export const isOwnPicture = (address: string): boolean => OWN_PICTURE.test(address)

/** Markdown of editors: what looks like HTML in it is text, links and pictures are only those that may be there. */
const markdown = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ href, text }) =>
      isOwnPicture(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`
        : escapeHtml(text),
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens)
      return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${content}</a>` : content
    },
  },
})

/** @returns HTML that may be put into a page */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
