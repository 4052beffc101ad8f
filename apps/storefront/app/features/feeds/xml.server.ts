/**
 * Escapes text for an element or an attribute (XML 1.0, sections 2.2 and 2.4); characters that XML does not
 * allow are removed.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}

/** One element; empty if there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeXml(String(text))}</${name}>`
}

/** Joins the texts of all batches; only the text is kept in memory. */
export async function joinBatches<T>(
  batches: AsyncIterable<T[]>,
  draw: (item: T) => string[],
): Promise<string> {
  let text = ""
  for await (const batch of batches) text += batch.flatMap(draw).join("")
  return text
}

export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { "content-type": "application/xml; charset=utf-8" },
  })
}
