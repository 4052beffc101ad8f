import type { GoodsText, NewProduct, ShopContents } from "@porteka/shop"
import type { ContentValues } from "../../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../../modules/content/index.ts"
import type { PictureRecord } from "../../pictures/picture-record.ts"
import type { SeedStep } from "../seed-step.ts"
import { photographsIn, shownPicture } from "./photographs.ts"
import { madePicture } from "./pictures.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** An entry that is there already keeps its text. */
export const journal = ({ journal: entries, products, picturesFolder }: ShopContents): SeedStep => ({
  what: "journal",
  units: 1,
  async run(container) {
    const now = Date.now()
    const taken = photographsIn(picturesFolder)
    await container.resolve(CONTENT_MODULE).addMissing(
      entries.map((entry) => {
        const picture = pictureOf(shownPicture(entry.picture, taken), products)
        const values: ContentValues = {
          ...valuesOf("title", entry.title),
          ...valuesOf("excerpt", entry.excerpt),
          ...valuesOf("text", entry.body),
          author: entry.author,
          picture: picture ? JSON.stringify(picture) : "",
          products: entry.product_handles.join(", "),
        }
        const publishAt = new Date(now - entry.age_days * DAY_MS)
        return { kind: "journal", key: entry.slug, values, edition: 1, publishAt }
      }),
    )
  },
})

/** A field in each language it is written in. */
function valuesOf(field: string, text: GoodsText): ContentValues {
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [`${field}.${locale}`, words]))
}

/** An entry shows a picture of its own or one of a product, whose alternative text it then takes. */
function pictureOf(file: string, products: readonly NewProduct[]): PictureRecord | null {
  const sizes = madePicture(file)
  const alt = products.flatMap(({ pictures }) => pictures).find((picture) => picture.file === file)?.alt
  return sizes && { ...sizes, ...(alt && { alt }) }
}
