import { parseShopText } from "@porteka/documents/shop-text"
import { formatDate } from "@porteka/hungary"
import { marked } from "marked"
import { isLocale, type Locale } from "#app/i18n/locales.ts"

/** The terms lie with the documents: they also go out on paper. */
const files = {
  ...import.meta.glob<string>("#app/content/*/*.md", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("../../../../../packages/documents/texts/*/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
}

export interface Content {
  title: string
  description: string
  version?: string
  /** As it is read. */
  date?: string
  slug: string
  html: string
}

/** What has a dash inside and is read as one word. */
const UNBROKEN = /\d+(?:[-–]\d+)+|\be-mail\p{L}*|\bSMS-\p{L}+/giu
/** The spaces inside an amount, a telephone number, a time, a section of a law and before a house number. */
const INNER_SPACES =
  /(?<=\d) (?=\d{3}(?!\d)|Ft\b|HUF\b|[ap]m\b)|(?<=HUF) (?=\d)|(?<=\+36(?: \d+)*) (?=\d)|(?<=\d\.) (?=§)|(?<=utca|út|tér|köz|krt\.) (?=\d)/g

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
  const [locale = "", slug = ""] = keyOf(path).split("/")
  if (!isLocale(locale)) throw new Error(`${path} lies in no language's folder.`)
  const { date, markdown, ...head } = parseShopText(text, locale, path)
  return {
    ...head,
    slug,
    date: date && formatDate(date, locale),
    html: markPlainLinks(keepTogether(marked.parse(markdown, { async: false }))),
  }
}

/** No line ends within an account number, a time of day, an amount or „e-mail”. */
function keepTogether(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith("<")
        ? part
        : part.replace(UNBROKEN, '<span class="whitespace-nowrap">$&</span>').replace(INNER_SPACES, "\u00a0"),
    )
    .join("")
}

/** A link that already reads as its address: paper does not say it twice. */
function markPlainLinks(html: string): string {
  return html.replace(
    /<a href="(https?:\/\/)([^"]+?)\/?">((?:\1)?\2\/?)<\/a>/g,
    '<a href="$1$2" data-print="plain">$3</a>',
  )
}
