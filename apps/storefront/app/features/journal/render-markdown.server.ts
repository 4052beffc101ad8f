import { Marked } from "marked"

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Markdown of editors: what looks like HTML in it is text, and links lead only to the web, mail or our own pages. */
const markdown = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens)
      return /^(https?:\/\/|mailto:|\/(?!\/))/.test(href)
        ? `<a href="${escapeHtml(href)}">${content}</a>`
        : content
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
