import { escapeMarkup } from "@porteka/documents/escape-markup"

/** One element; empty if there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeMarkup(String(text))}</${name}>`
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
