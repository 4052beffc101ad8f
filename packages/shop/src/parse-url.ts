/** As `URL.parse`, which Safari has only since version 18. @returns null for what is no URL */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
