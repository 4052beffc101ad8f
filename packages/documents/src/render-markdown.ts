import { Marked } from "marked"

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Allowed link targets of a text: the web, e-mail, telephone, our own pages, an anchor on the page. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:\+?[\d ]|\/(?!\/)|#)/i
/** Only our own pictures: another server would learn who reads the page. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.jpg$/

/** @returns whether an editor's text may link there */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address)

/** @returns whether it is the URL of a picture of the shop */
export const isOwnPicture = (address: string): boolean => OWN_PICTURE.test(address)

/**
 * Renders an editor's Markdown: HTML in it is shown as text, and only allowed links and pictures are kept.
 */
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

/** @returns HTML that is safe to put into a page */
export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}
