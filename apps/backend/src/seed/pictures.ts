import { availableParallelism } from "node:os"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  updateCollectionsWorkflow,
  updateProductCategoriesWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { environment } from "../env.ts"
import { inParallel } from "../pictures/in-parallel.ts"
import { makePicture } from "../pictures/make-picture.ts"
import { jpegUrl, type PictureSizes } from "../pictures/picture-files.ts"
import { type PictureRecord, recordedBase } from "../pictures/picture-record.ts"
import { categories, collections, journal, products } from "./catalogue/index.ts"
import type { SeedProduct } from "./catalogue/types.ts"
import { picturesOf, readOriginal, shownPicture } from "./photographs.ts"
import type { SeedStep } from "./seed-step.ts"

/** The home page's own pictures, landscape, by the store's metadata field they stand in. */
export const HOME_PICTURES = { home_picture: "hero-home", story_picture: "story-home" } as const

/** Products written by one workflow run. */
const BATCH_SIZE = 24

/** What a placeholder is drawn from where the original is missing. */
interface Wanted {
  file: string
  group: string
}

const wanted: Wanted[] = [
  ...products.flatMap((product) =>
    picturesOf(product).map(({ file }) => ({ file, group: product.category })),
  ),
  ...[...categories, ...collections].map(({ picture, handle }) => ({
    file: shownPicture(picture),
    group: handle,
  })),
  ...Object.values(HOME_PICTURES).map((file) => ({ file, group: file })),
  ...journal.map(({ picture, slug }) => ({ file: shownPicture(picture), group: slug })),
]

/** The first mention of a file decides: a collection may show a product's picture. */
const wantedFiles = [...new Map(wanted.toReversed().map((picture) => [picture.file, picture])).values()]

const made = new Map<string, PictureSizes>()

/** A picture of this run of the seed; null when no step has made it. */
export function madePicture(file: string): PictureSizes | null {
  return made.get(file) ?? null
}

/** Makes all sizes of the demo's pictures and hangs them on products, categories and collections. */
export const pictures: SeedStep = {
  what: "pictures",
  units: wantedFiles.length,
  async run(container, advance) {
    await inParallel(wantedFiles, availableParallelism(), async ({ file, group }) => {
      made.set(file, await makePicture(await readOriginal(file, group), file, environment().PICTURES_DIR))
      advance(1)
    })
    const sizesOf = (file: string) => made.get(file) as PictureSizes
    await hangOnProducts(container, sizesOf)
    await hangOnCategories(container, sizesOf)
    await hangOnCollections(container, sizesOf)
  },
}

type SizesOf = (file: string) => PictureSizes

async function hangOnProducts(container: MedusaContainer, sizesOf: SizesOf): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { handle: products.map(({ handle }) => handle) },
      { select: ["id", "handle"], relations: ["images"], take: products.length },
    )
  const updates = stored.flatMap(({ id, handle, images }) => {
    const product = products.find((it) => it.handle === handle) as SeedProduct
    const bases = picturesOf(product).map(({ file }) => sizesOf(file).base)
    return isOurs(images) && !sameBases(images, bases) ? [{ id, ...toImages(product, sizesOf) }] : []
  })
  for (let start = 0; start < updates.length; start += BATCH_SIZE) {
    const batch = updates.slice(start, start + BATCH_SIZE)
    await updateProductsWorkflow(container).run({ input: { products: batch } })
  }
}

interface StoredImage {
  metadata?: Record<string, unknown> | null
}

/** A product whose pictures an editor has changed is left alone. */
const isOurs = (images: readonly StoredImage[]) => images.every(({ metadata }) => metadata?.seeded === true)

const sameBases = (images: readonly StoredImage[], bases: readonly string[]) =>
  images.length === bases.length &&
  images.every(({ metadata }) => bases.includes(recordedBase(metadata) ?? ""))

function toImages(product: SeedProduct, sizesOf: SizesOf) {
  const images = picturesOf(product).map(({ file, alt }) => {
    const sizes: PictureRecord = { ...sizesOf(file), alt }
    return { url: jpegUrl(sizes), metadata: { picture_sizes: sizes, seeded: true } }
  })
  return { images, thumbnail: images[0]?.url }
}

async function hangOnCategories(container: MedusaContainer, sizesOf: SizesOf): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ handle: categories.map(({ handle }) => handle) }, { take: categories.length })
  for (const { id, handle, metadata } of stored) {
    const sizes = sizesOf(shownPicture(categories.find((it) => it.handle === handle)?.picture ?? ""))
    if (recordedBase(metadata) === sizes.base) continue
    await updateProductCategoriesWorkflow(container).run({
      input: { selector: { id }, update: { metadata: { ...metadata, picture_sizes: sizes } } },
    })
  }
}

async function hangOnCollections(container: MedusaContainer, sizesOf: SizesOf): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProductCollections({ handle: collections.map(({ handle }) => handle) }, { take: collections.length })
  for (const { id, handle, metadata } of stored) {
    const sizes = sizesOf(shownPicture(collections.find((it) => it.handle === handle)?.picture ?? ""))
    if (recordedBase(metadata) === sizes.base) continue
    await updateCollectionsWorkflow(container).run({
      input: { selector: { id }, update: { metadata: { ...metadata, picture_sizes: sizes } } },
    })
  }
}
