import type { MedusaContainer } from "@medusajs/framework/types"
import type { CataloguePicture, JournalEntry, JournalSummary } from "@porteka/commerce-sdk"
import { fullName, splitName } from "@porteka/hungary"
import { DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"
import { CONTENT_MODULE } from "../modules/content/index.ts"
import { readPicture } from "../modules/content/picture-value.ts"
import type { ContentInForce } from "../modules/content/service.ts"

/** Published journal entries, newest first. */
export async function readJournal(container: MedusaContainer, locale: Locale): Promise<JournalEntry[]> {
  const entries = await container.resolve(CONTENT_MODULE).inForce("journal")
  return entries
    .toSorted((a, b) => b.first_published_at.getTime() - a.first_published_at.getTime())
    .map((entry) => toEntry(entry, locale))
}

/** The data of an entry in a list. */
export function toSummary({ body: _, product_handles: __, ...summary }: JournalEntry): JournalSummary {
  return summary
}

/** The author's name is stored in the order of the shop's first language: in Hungarian family name first. */
function toEntry({ key, values, first_published_at }: ContentInForce, locale: Locale): JournalEntry {
  const text = (name: string) => values[`${name}.${locale}`] || values[`${name}.${DEFAULT_LOCALE}`] || ""
  const title = text("title")
  return {
    slug: key,
    title,
    excerpt: text("excerpt"),
    body: text("text"),
    author: fullName(splitName(values.author ?? "", DEFAULT_LOCALE), locale),
    published_at: first_published_at.toISOString(),
    picture: toPicture(values.picture ?? "", locale, title),
    product_handles: (values.products ?? "").split(/[\s,]+/).filter(Boolean),
  }
}

function toPicture(value: string, locale: Locale, title: string): CataloguePicture | null {
  const picture = readPicture(value)
  return picture && { ...picture, alt: picture.alt?.[locale] ?? title }
}
