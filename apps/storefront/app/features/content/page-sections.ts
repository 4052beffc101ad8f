/** A section of a long page: its anchor and its heading. */
export interface PageSection {
  id: string
  title: string
}

const HEADING = /<h2>(.*?)<\/h2>/gs
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
}

/**
 * Gives the section headings of a page ids, so that they can be linked.
 *
 * @param html as our own Markdown renderer writes it
 * @returns the HTML whose `<h2>` have ids, and these sections in their order
 */
export function withSections(html: string): { html: string; sections: PageSection[] } {
  const sections: PageSection[] = []
  const anchored = html.replace(HEADING, (_, content: string) => {
    const title = content
      .replace(/<[^>]*>/g, "")
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => ENTITIES[name] ?? name)
    const id = uniqueId(title, sections)
    sections.push({ id, title })
    return `<h2 id="${id}">${content}</h2>`
  })
  return { html: anchored, sections }
}

function uniqueId(title: string, taken: PageSection[]): string {
  const name = idOf(title)
  const same = taken.filter(({ id }) => id === name || id.startsWith(`${name}_`)).length
  return same === 0 ? name : `${name}_${same + 1}`
}

/** „Az Eladó adatai” → `az-elado-adatai`. */
function idOf(title: string): string {
  const name = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
  return `section-${name}`
}
