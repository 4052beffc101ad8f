const LETTERS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  hellip: "…",
  bull: "•",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  deg: "°",
  times: "×",
  euro: "€",
  copy: "©",
  reg: "®",
  trade: "™",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  ouml: "ö",
  uacute: "ú",
  uuml: "ü",
  Aacute: "Á",
  Eacute: "É",
  Iacute: "Í",
  Oacute: "Ó",
  Ouml: "Ö",
  Uacute: "Ú",
  Uuml: "Ü",
}

const END_OF_LINE = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|section)\s*>/gi

/** The text of a description: ours are paragraphs without markup. Scripts and styles are removed. */
export function toPlainText(html: string): string {
  return decode(
    html
      .replace(/<(script|style|iframe)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
      .replace(/<!--[\s\S]*?(-->|$)/g, "")
      // No "<" within a tag, so that a cell full of them takes linear time.
      .replace(/<li\b[^<>]*>/gi, "– ")
      .replace(/<\/t[dh]\s*>/gi, " ")
      .replace(END_OF_LINE, "\n")
      .replace(/<\/?[a-z][^<>]*>/gi, ""),
  )
    .replace(/\r\n?/g, "\n")
    .replace(/[ \t\u00A0]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return LETTERS[name] ?? all
    const point = Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ""
  })
