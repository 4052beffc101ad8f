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
