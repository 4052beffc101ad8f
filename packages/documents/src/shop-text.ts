import { article, formatNumber } from "@porteka/hungary"
import type { Shop } from "@porteka/shop"
import { type Locale, rulesByLanguage } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import { z } from "zod"

const HeadSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** A whole number as text; increased with every change. */
  version: z.string().optional(),
  /** The date from which it is valid, `YYYY-MM-DD`. */
  date: z.string().optional(),
})

export interface ShopText extends z.infer<typeof HeadSchema> {
  markdown: string
}

/** The shop data and language for a text, and its file name for error messages. */
export interface ShopTextContext {
  shop: Shop
  locale: Locale
  name: string
}

/**
 * Reads a legal or information text: its head, and the body with the shop's data inserted (`fillShopText`).
 * @throws Error if the head is incomplete, or the shop lacks the data
 */
export function parseShopText(text: string, context: ShopTextContext): ShopText {
  const { markdown, ...head } = splitShopText(text, context.name)
  return { ...head, markdown: fillShopText(markdown, context) }
}

/**
 * Head and body of a text, unchanged.
 * @throws Error if the head is incomplete
 */
export function splitShopText(text: string, name: string): ShopText {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const parsed = HeadSchema.safeParse(Object.fromEntries(head.split("\n").map(toField)))
  if (!parsed.success) throw new Error(`The head of ${name} is wrong: ${z.prettifyError(parsed.error)}`)
  return { ...parsed.data, markdown: body }
}

/**
 * Inserts the shop's data for placeholders such as `{{shop.legal.name}}`; a Hungarian article before one follows
 * the value. Text between
 * `{{if shop.delivery.courier.freeFrom}}` and `{{end}}` is left out if the shop has no such value.
 * @throws Error if the shop lacks the data
 */
export function fillShopText(markdown: string, context: ShopTextContext): string {
  return fillShopData(leaveOut(markdown, context), context)
}

const PLACEHOLDER = /\{\{(if )?shop\.([\w.]+)\}\}/g
const ANY_BRACES = /\{\{[^}]*\}?\}?/g

/**
 * @returns the first placeholder of a text that names no data of the shop or has no counterpart; null if
 * there is none
 */
export function findWrongPlaceholder(markdown: string, shop: Shop): string | null {
  for (const [placeholder, , names = ""] of markdown.matchAll(PLACEHOLDER)) {
    if (!isShown(valueAt(shop, names)) && valueAt(shop, names) !== null) return placeholder
  }
  const conditions = markdown.replace(/\{\{if shop\.[\w.]+\}\}(?:(?!\{\{if )[\s\S])*?\{\{end\}\}/g, "")
  const left = [...conditions.matchAll(ANY_BRACES)].map(([braces]) => braces)
  return left.find((braces) => !/^\{\{shop\.[\w.]+\}\}$/.test(braces)) ?? null
}

const isShown = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number"

function toField(line: string): [string, string] {
  const colon = line.indexOf(":")
  const value = line.slice(colon + 1).trim()
  return [line.slice(0, colon).trim(), value.replace(/^"(.*)"$/, "$1")]
}

function leaveOut(text: string, { shop }: ShopTextContext): string {
  return text.replace(/\{\{if shop\.([\w.]+)\}\}([\s\S]*?)\{\{end\}\}/g, (_, names: string, part: string) =>
    valueAt(shop, names) === null ? "" : part,
  )
}

/** The article that fits a value, for the one written before its placeholder. */
const FITTING_ARTICLE = rulesByLanguage<(written: string, value: string) => string>({
  hu: (written, value) => `${written.charAt(0)}${article(value).slice(1)}`,
  en: (written) => written,
})

/** A placeholder with the article before it and the full stop after it. */
const PLACE = /(?:(?<!\p{L})([Aa]z?)(\s))?\{\{shop\.([\w.]+)\}\}(\.?)/gu

function fillShopData(text: string, { shop, locale, name }: ShopTextContext): string {
  return text.replace(PLACE, (placeholder, written = "", space = "", names: string, stop: string) => {
    const value = valueAt(shop, names)
    // For example a free-delivery limit that was removed after the text was written.
    if (value === null) return written + space + stop
    if (!isShown(value)) throw new Error(`${name} asks for ${placeholder}, which the shop does not have.`)
    const shown = typeof value === "number" ? formatNumber(value, locale) : value
    const before = written && FITTING_ARTICLE[locale](written, shown) + space
    // „köz 3.” at the end of a sentence already has its full stop.
    return before + (shown.endsWith(".") ? shown : shown + stop)
  })
}

const valueAt = (shop: Shop, names: string): unknown =>
  names.split(".").reduce<unknown>((part, key) => fieldsOf(part)[key], shop)
