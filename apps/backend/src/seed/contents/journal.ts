import { DAY_MS } from "@porteka/hungary"
import type { ShopContents } from "@porteka/shop"
import type { ContentValues } from "../../modules/content/content-kinds.ts"
import { CONTENT_MODULE } from "../../modules/content/index.ts"
import type { SeedStep } from "../seed-step.ts"
import { entryPicture, valuesOf } from "./entry-values.ts"
import { photographsIn, shownPicture } from "./photographs.ts"

/** An existing entry keeps its text. */
export const journal = ({ journal: entries, products, picturesFolder }: ShopContents): SeedStep => ({
  what: "journal",
  units: 1,
  async run(container) {
    const now = Date.now()
    const taken = photographsIn(picturesFolder)
    await container.resolve(CONTENT_MODULE).addMissing(
      entries.map((entry) => {
        const picture = entryPicture(shownPicture(entry.picture, taken), products)
        const values: ContentValues = {
          ...valuesOf("title", entry.title),
          ...valuesOf("excerpt", entry.excerpt),
          ...valuesOf("text", entry.body),
          author: entry.author,
          picture,
          products: entry.product_handles.join(", "),
        }
        const publishAt = new Date(now - entry.age_days * DAY_MS)
        return { kind: "journal", key: entry.slug, values, edition: 1, publishAt }
      }),
    )
  },
})
