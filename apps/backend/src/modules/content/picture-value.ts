import { LOCALES, type Locale } from "@porteka/shop/languages"
import { parseJson } from "@porteka/shop/parse-json"
import type { PictureRecord } from "../../pictures/picture-record.ts"

const BASE = /^\/pictures\/[a-z0-9-]+$/
const TONE = /^#[0-9a-f]{6}$/

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === "string" && pattern.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** A picture as an entry stores it, a record in JSON, without fields of others; null if the text is not valid. */
export function readPicture(value: string): PictureRecord | null {
  const stored = parseJson(value)
  if (!isRecord(stored)) return null
  const { base, width, height, widths, tone, alt } = stored
  if (!matches(base, BASE) || !matches(tone, TONE) || !isSize(width) || !isSize(height)) return null
  if (!Array.isArray(widths) || !widths.every(isSize)) return null
  return { base, width, height, widths, tone, ...(isRecord(alt) && { alt: textsOf(alt) }) }
}

function textsOf(alt: Record<string, unknown>): Partial<Record<Locale, string>> {
  const texts: Partial<Record<Locale, string>> = {}
  for (const locale of LOCALES) {
    const text = alt[locale]
    if (typeof text === "string") texts[locale] = text
  }
  return texts
}
