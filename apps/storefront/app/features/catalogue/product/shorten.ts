/** Cuts a text at a word's end and marks the cut; a text that fits stays as it is. */
export function shorten(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(" ")
  return `${cut.slice(0, end > 0 ? end : most).replace(/[\s,;:–-]+$/, "")}…`
}
