/**
 * Colors as hex, because mail programs support nothing else. Each has its dark counterpart in
 * `style-sheet.ts`.
 */
export const colors = {
  page: "#f4efe6",
  card: "#fffdf9",
  panel: "#f1f4ee",
  ink: "#26302b",
  quiet: "#5d665f",
  rule: "#e3ddd1",
  forest: "#2f5d46",
  terracotta: "#b4532f",
  onForest: "#ffffff",
} as const

/** Fonts that every mail program has. Outlook uses Times if the first font of a list is a web font. */
export const fonts = {
  title: "Georgia, 'Times New Roman', serif",
  text: "'Segoe UI', Helvetica, Arial, sans-serif",
  code: "Consolas, 'Courier New', monospace",
} as const

/** Width of the e-mail in pixels. */
/** Long words, such as e-mail addresses, break where they are wider than a phone; otherwise the whole e-mail would be. */
export const breaking = { wordBreak: "break-word" } as const

export const LETTER_WIDTH = 600
