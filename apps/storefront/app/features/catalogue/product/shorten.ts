/** Shortens a text at the end of a word and marks that; a text that fits stays unchanged. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(" ")
  return `${cut.slice(0, end > 0 ? end : most).replace(/[\s,;:–-]+$/, "")}…`
}
