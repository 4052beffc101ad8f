import { formatDate, formatNumber } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { marked } from "marked"
import { z } from "zod"
import { isLocale, type Locale } from "#app/i18n/locales.ts"

const files = import.meta.glob<string>("#app/content/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
})

const FrontMatterSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  version: z.string().optional(),
  date: z.string().optional(),
})

export interface Content extends z.infer<typeof FrontMatterSchema> {
  slug: string
  html: string
}

const contents = new Map(Object.entries(files).map(([path, text]) => [keyOf(path), toContent(path, text)]))

/** A legal or information page in one language; null when there is none of this name. */
export function findContent(slug: string, locale: Locale): Content | null {
  return contents.get(`${locale}/${slug}`) ?? null
}

/** `…/content/hu/impresszum.md` is `hu/impresszum`. */
function keyOf(path: string): string {
  return path.split("/").slice(-2).join("/").replace(/\.md$/, "")
}

function toContent(path: string, text: string): Content {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = head.split("\n").map((line) => {
    const colon = line.indexOf(":")
    return [
      line.slice(0, colon).trim(),
      line
        .slice(colon + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1"),
    ]
  })
  const parsed = FrontMatterSchema.safeParse(Object.fromEntries(fields))
  if (!parsed.success) throw new Error(`The head of ${path} is wrong: ${z.prettifyError(parsed.error)}`)
  const [locale = "", slug = ""] = keyOf(path).split("/")
  if (!isLocale(locale)) throw new Error(`${path} lies in no language's folder.`)
  const { date } = parsed.data
  return {
    ...parsed.data,
    slug,
    date: date && formatDate(date, locale),
    html: marked.parse(fillShopData(body, path, locale), { async: false }),
  }
}

/** Puts the shop's own data in for `{{shop.legal.name}}`. */
function fillShopData(text: string, path: string, locale: Locale): string {
  return text.replace(/\{\{shop\.([\w.]+)\}\}/g, (placeholder, names: string) => {
    const value = names
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], shop)
    if (typeof value === "string") return value
    if (typeof value === "number") return formatNumber(value, locale)
    throw new Error(`${path} asks for ${placeholder}, which the shop does not have.`)
  })
}
