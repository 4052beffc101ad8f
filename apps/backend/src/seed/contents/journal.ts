import { byLanguage, type NewProduct, type ShopContents } from "@porteka/shop"
import { JOURNAL_MODULE } from "../../modules/journal/index.ts"
import type { PictureRecord } from "../../pictures/picture-record.ts"
import type { SeedStep } from "../seed-step.ts"
import { photographsIn, shownPicture } from "./photographs.ts"
import { madePicture } from "./pictures.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** An entry that was changed since keeps its text. */
export const journal = ({ journal: entries, products, picturesFolder }: ShopContents): SeedStep => ({
  what: "journal",
  units: 1,
  async run(container) {
    const now = Date.now()
    const taken = photographsIn(picturesFolder)
    await container.resolve(JOURNAL_MODULE).addMissing(
      entries.map((entry) => ({
        slug: entry.slug,
        author: entry.author,
        published_at: new Date(now - entry.age_days * DAY_MS),
        texts: byLanguage((locale) => ({
          title: entry.title[locale],
          excerpt: entry.excerpt[locale],
          body: entry.body[locale],
        })),
        picture: pictureOf(shownPicture(entry.picture, taken), products),
        product_handles: entry.product_handles,
      })),
    )
  },
})

/** An entry shows a picture of its own or one of a product, whose alternative text it then takes. */
function pictureOf(file: string, products: readonly NewProduct[]): PictureRecord | null {
  const sizes = madePicture(file)
  const alt = products.flatMap(({ pictures }) => pictures).find((picture) => picture.file === file)?.alt
  return sizes && { ...sizes, ...(alt && { alt }) }
}
