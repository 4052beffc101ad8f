/**
 * A tag of a document in which the order of tags matters: text, or child tags; null and undefined are left
 * out.
 */
export type XmlTag = [name: string, content: string | number | boolean | null | undefined | XmlTag[]]

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function writeXml(tags: readonly XmlTag[]): string {
  return tags.map(writeTag).join("")
}

function writeTag([name, content]: XmlTag): string {
  if (content === null || content === undefined) return ""
  const inner = Array.isArray(content) ? writeXml(content) : escapeXml(String(content))
  return `<${name}>${inner}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

/** The text of the first tag with a name, or null. Only for flat answers without attributes. */
export function findXmlText(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml) ?? []
  if (text === undefined) return null
  const plain = text.replace(/^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/, "$1")
  return plain
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&")
}
