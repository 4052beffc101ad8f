const BULLET = /^\s*(?:[·•o§▪–-]|\u00b7)\s*$/

/**
 * HTML of Word and Google Docs as the editor understands it. Everything that a text may not contain is left out when
 * the editor reads it; only what would be lost, because it is written in another way, is changed here.
 */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html")
  rename(page, "h1", "h2")
  for (const small of ["h4", "h5", "h6"]) rename(page, small, "h3")
  makeLists(page)
  return page.body.innerHTML
}

function rename(page: Document, from: string, to: string): void {
  for (const element of Array.from(page.querySelectorAll(from))) {
    const renamed = page.createElement(to)
    renamed.append(...Array.from(element.childNodes))
    element.replaceWith(renamed)
  }
}

/** Word writes the rows of lists as paragraphs that begin with their sign. */
function makeLists(page: Document): void {
  let list: Element | null = null
  const rows = page.querySelectorAll("p[class^=MsoListParagraph], p[style*='mso-list']")
  for (const paragraph of Array.from(rows)) {
    const sign = Array.from(paragraph.querySelectorAll("span")).find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
    )
    const kind = sign && !BULLET.test(sign.textContent ?? "") ? "ol" : "ul"
    sign?.remove()
    if (!list || paragraph.previousElementSibling !== list || list.localName !== kind) {
      list = page.createElement(kind)
      paragraph.before(list)
    }
    const row = page.createElement("li")
    row.append(...Array.from(paragraph.childNodes))
    list.append(row)
    paragraph.remove()
  }
}
