/** Text inside an element or an attribute (XML 1.0, sections 2.2 and 2.4); characters XML has none for are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

/** One element; nothing where there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeXml(String(text))}</${name}>`
}

export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  })
}
