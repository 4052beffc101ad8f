import { JOURNAL_MODULE } from "../modules/journal/index.ts"
import type { PictureRecord } from "../pictures/picture-record.ts"
import { journal as entries, products } from "./catalogue/index.ts"
import { shownPicture } from "./photographs.ts"
import { madePicture } from "./pictures.ts"
import type { SeedStep } from "./seed-step.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** The demo's journal. An entry that was changed since keeps its text. */
export const journal: SeedStep = {
  what: "journal",
  units: 1,
  async run(container) {
    const now = Date.now()
    await container.resolve(JOURNAL_MODULE).addMissing(
      entries.map((entry) => ({
        slug: entry.slug,
        author: entry.author,
        published_at: new Date(now - entry.age_days * DAY_MS),
        texts: {
          hu: { title: entry.title.hu, excerpt: entry.excerpt.hu, body: entry.body.hu },
          en: { title: entry.title.en, excerpt: entry.excerpt.en, body: entry.body.en },
        },
        picture: pictureOf(shownPicture(entry.picture)),
        product_handles: entry.product_handles,
      })),
    )
  },
}

/** An entry shows a picture of its own or one of a product, whose alternative text it then takes. */
function pictureOf(file: string): PictureRecord | null {
  const sizes = madePicture(file)
  const alt = products.flatMap(({ pictures }) => pictures).find((picture) => picture.file === file)?.alt
  return sizes && { ...sizes, ...(alt && { alt }) }
}
