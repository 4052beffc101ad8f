import { escapeMarkup } from "@porteka/documents/escape-markup"

/**
 * A tag of a document in which the order of tags matters: text, or child tags; null and undefined are left
 * out.
 */
export type XmlTag = [name: string, content: string | number | boolean | null | undefined | XmlTag[]]

export function writeXml(tags: readonly XmlTag[]): string {
  return tags.map(writeTag).join("")
}

function writeTag([name, content]: XmlTag): string {
  if (content === null || content === undefined) return ""
  const inner = Array.isArray(content) ? writeXml(content) : escapeMarkup(String(content))
  return `<${name}>${inner}</${name}>`
}
