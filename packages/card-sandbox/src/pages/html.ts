const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes a text for HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** HTML with escaped values. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map(escapeHtml))
}

/** The provider's language, independent of the shop; with the tags for formatting amounts. */
export const LANGUAGES = { hu: "hu-HU", en: "en-US" }
export type Language = keyof typeof LANGUAGES

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/** The first supported language of a header or a tag; otherwise English. */
export function pickLanguage(wanted: string | null | undefined): Language {
  for (const tag of (wanted ?? "").split(",")) {
    const code = tag.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return "en"
}
