import type { ShopContents } from "@porteka/shop"
import { CONTENT_MODULE } from "../../modules/content/index.ts"
import type { SeedStep } from "../seed-step.ts"
import { entryPicture, valuesOf } from "./entry-values.ts"
import { photographsIn, shownPicture } from "./photographs.ts"

/** An existing page keeps its text. */
export const makerPages = ({ makers, products, picturesFolder }: ShopContents): SeedStep => ({
  what: "makers' pages",
  units: 1,
  async run(container) {
    const taken = photographsIn(picturesFolder)
    const publishAt = new Date()
    await container.resolve(CONTENT_MODULE).addMissing(
      makers.map(({ id, name, place, page }) => ({
        kind: "maker",
        key: id,
        values: {
          name,
          place,
          ...valuesOf("trade", page.trade),
          ...valuesOf("excerpt", page.excerpt),
          ...valuesOf("text", page.story),
          location: `${page.latitude}, ${page.longitude}`,
          since: String(page.since),
          picture: entryPicture(shownPicture(page.picture, taken), products),
        },
        edition: 1,
        publishAt,
      })),
    )
  },
})
