import { formatNumber } from "@porteka/hungary"
import { type ShopLocale, shop } from "@porteka/shop"
import { z } from "zod"

const HeadSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  /** A whole number as text; raised with every change. */
  version: z.string().optional(),
  /** The day it comes into force, `YYYY-MM-DD`. */
  date: z.string().optional(),
})

export interface ShopText extends z.infer<typeof HeadSchema> {
  markdown: string
}

/**
 * Reads a legal or information text: its head, and the body with the shop's own data filled in for
 * `{{shop.legal.name}}`.
 * @param name of the file, for errors
 * @throws Error for a head that lacks something, or data the shop does not have
 */
export function parseShopText(text: string, locale: ShopLocale, name: string): ShopText {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const parsed = HeadSchema.safeParse(Object.fromEntries(head.split("\n").map(toField)))
  if (!parsed.success) throw new Error(`The head of ${name} is wrong: ${z.prettifyError(parsed.error)}`)
  return { ...parsed.data, markdown: fillShopData(body, locale, name) }
}

function toField(line: string): [string, string] {
  const colon = line.indexOf(":")
  const value = line.slice(colon + 1).trim()
  return [line.slice(0, colon).trim(), value.replace(/^"(.*)"$/, "$1")]
}

function fillShopData(text: string, locale: ShopLocale, name: string): string {
  return text.replace(/\{\{shop\.([\w.]+)\}\}(\.?)/g, (placeholder, names: string, stop: string) => {
    const value = names
      .split(".")
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], shop)
    // „köz 3.” at the end of a sentence has its full stop already.
    if (typeof value === "string") return value.endsWith(".") ? value : value + stop
    if (typeof value === "number") return formatNumber(value, locale) + stop
    throw new Error(`${name} asks for ${placeholder}, which the shop does not have.`)
  })
}
