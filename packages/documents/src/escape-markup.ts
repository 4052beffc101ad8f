const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
/** XML has no place for other characters (XML 1.0, section 2.2), and a browser shows nothing for them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** @returns the text for HTML or XML, between tags or in an attribute with double quotes */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
