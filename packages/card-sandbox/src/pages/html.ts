const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Makes a text safe to stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** HTML with its values escaped. */
export function html(parts: TemplateStringsArray, ...values: string[]): string {
  return String.raw({ raw: parts }, ...values.map(escapeHtml))
}

export const LANGUAGES = ["hu", "en"] as const
export type Language = (typeof LANGUAGES)[number]

/** The first language of a header or a tag that we speak; else English. */
export function pickLanguage(wanted: string | null | undefined): Language {
  for (const tag of (wanted ?? "").split(",")) {
    const code = tag.trim().slice(0, 2).toLowerCase()
    const language = LANGUAGES.find((one) => one === code)
    if (language !== undefined) return language
  }
  return "en"
}
