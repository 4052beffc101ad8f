import { availableParallelism } from "node:os"
import type { MedusaContainer, ProductCategoryDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  updateCollectionsWorkflow,
  updateProductCategoriesWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { NewCategory, NewCollection, NewProduct, ShopContents, ShopPicture } from "@porteka/shop"
import { inParallel } from "@porteka/shop/in-parallel"
import { folderStore } from "../../files/file-store.ts"
import { shopFiles } from "../../files/shop-files.ts"
import { makePicture } from "../../pictures/make-picture.ts"
import { jpegUrl } from "../../pictures/picture-files.ts"
import { type PictureRecord, recordedBase } from "../../pictures/picture-record.ts"
import type { SeedStep } from "../seed-step.ts"
import { looksOf, photographsIn, picturesOf, readOriginal, shownPicture } from "./photographs.ts"

/** Products written by one workflow run. */
const BATCH_SIZE = 24

/** The data for drawing a placeholder if the original is missing. */
interface Wanted {
  file: string
  group: string
}

/** The first use of a file decides: a collection may show a product's picture. */
function wantedPictures(contents: ShopContents): Wanted[] {
  const { categories, collections, homePictures, journal, makers, products } = contents
  const taken = photographsIn(contents.picturesFolder)
  const wanted: Wanted[] = [
    ...products.flatMap((product) =>
      picturesOf(product, taken).map(({ file }) => ({ file, group: product.category })),
    ),
    ...[...categories, ...collections].map(({ picture, handle }) => ({
      file: shownPicture(picture, taken),
      group: handle,
    })),
    ...Object.values(homePictures ?? {}).map((file) => ({ file, group: file })),
    ...makers.map(({ id, page }) => ({ file: shownPicture(page.picture, taken), group: id })),
    ...journal.map(({ picture, slug }) => ({ file: shownPicture(picture, taken), group: slug })),
  ]
  return [...new Map(wanted.toReversed().map((picture) => [picture.file, picture])).values()]
}

const made = new Map<string, ShopPicture>()

/** A picture of this run of the seed; null if no step has created it. */
export function madePicture(file: string): ShopPicture | null {
  return made.get(file) ?? null
}

/** Creates all sizes of the pictures and assigns them to products, categories and collections. */
export function pictures(contents: ShopContents): SeedStep {
  const wanted = wantedPictures(contents)
  // Read together with the list of pictures: a photograph that appears while the others are processed waits
  // for the next run.
  const taken = photographsIn(contents.picturesFolder)
  const { preparedPicturesFolder } = contents
  const prepared = preparedPicturesFolder === undefined ? undefined : folderStore(preparedPicturesFolder)
  return {
    what: "pictures",
    units: wanted.length,
    async run(container, advance) {
      await inParallel(wanted, availableParallelism(), async ({ file, group }) => {
        const original = await readOriginal(contents.picturesFolder, file, group)
        made.set(file, await makePicture(original, file, shopFiles().pictures, prepared))
        advance(1)
      })
      await attachToProducts(container, contents.products, taken)
      await attachToCategories(container, contents.categories, taken)
      await attachToCollections(container, contents.collections, taken)
    },
  }
}

type Taken = ReadonlySet<string>

const sizesOf = (file: string) => made.get(file) as ShopPicture

async function attachToProducts(
  container: MedusaContainer,
  products: readonly NewProduct[],
  taken: Taken,
): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { handle: products.map(({ handle }) => handle) },
      { select: ["id", "handle"], relations: ["images", "variants"], take: products.length },
    )
  const changed = stored.flatMap(({ id, handle, images, variants }) => {
    const product = products.find((it) => it.handle === handle) as NewProduct
    const bases = picturesOf(product, taken).map(({ file }) => sizesOf(file).base)
    return isOurs(images) && !sameBases(images, bases) ? [{ id, product, variants }] : []
  })
  const updates = changed.map(({ id, product }) => ({ id, ...toImages(product, taken) }))
  for (let start = 0; start < updates.length; start += BATCH_SIZE) {
    const batch = updates.slice(start, start + BATCH_SIZE)
    await updateProductsWorkflow(container).run({ input: { products: batch } })
  }
  const shown = changed.flatMap(({ product, variants }) => variantThumbnails(product, variants, taken))
  if (shown.length > 0) {
    await updateProductVariantsWorkflow(container).run({ input: { product_variants: shown } })
  }
}

/** Each variant with a picture of its own, with its URL. */
function variantThumbnails(
  product: NewProduct,
  stored: readonly { id: string; sku?: string | null }[],
  taken: Taken,
): { id: string; thumbnail: string }[] {
  const looks = looksOf(product, taken)
  return stored.flatMap(({ id, sku }) => {
    const values = product.variants.find((variant) => variant.sku === sku)?.values ?? []
    const file = values.map((value) => looks[value]).find((look) => look !== undefined)
    return file === undefined ? [] : [{ id, thumbnail: jpegUrl(sizesOf(file)) }]
  })
}

interface StoredImage {
  metadata?: Record<string, unknown> | null
}

/** A product whose pictures an editor has changed stays unchanged. */
const isOurs = (images: readonly StoredImage[]) => images.every(({ metadata }) => metadata?.seeded === true)

const sameBases = (images: readonly StoredImage[], bases: readonly string[]) =>
  images.length === bases.length &&
  images.every(({ metadata }) => bases.includes(recordedBase(metadata) ?? ""))

function toImages(product: NewProduct, taken: Taken) {
  const images = picturesOf(product, taken).map(({ file, alt }) => {
    const sizes: PictureRecord = { ...sizesOf(file), alt }
    return { url: jpegUrl(sizes), metadata: { picture_sizes: sizes, seeded: true } }
  })
  return { images, thumbnail: images[0]?.url }
}

async function attachToCategories(
  container: MedusaContainer,
  categories: readonly NewCategory[],
  taken: Taken,
): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ handle: categories.map(({ handle }) => handle) }, { take: categories.length })
  for (const input of changedPictures(stored, categories, taken))
    await updateProductCategoriesWorkflow(container).run({ input })
}

async function attachToCollections(
  container: MedusaContainer,
  collections: readonly NewCollection[],
  taken: Taken,
): Promise<void> {
  const stored = await container
    .resolve(Modules.PRODUCT)
    .listProductCollections({ handle: collections.map(({ handle }) => handle) }, { take: collections.length })
  for (const input of changedPictures(stored, collections, taken))
    await updateCollectionsWorkflow(container).run({ input })
}

/** The updates of those that have another picture now. */
function changedPictures(
  stored: readonly Pick<ProductCategoryDTO, "id" | "handle" | "metadata">[],
  groups: readonly (NewCategory | NewCollection)[],
  taken: Taken,
) {
  return stored.flatMap(({ id, handle, metadata }) => {
    const sizes = sizesOf(shownPicture(groups.find((it) => it.handle === handle)?.picture ?? "", taken))
    if (recordedBase(metadata) === sizes.base) return []
    return [{ selector: { id }, update: { metadata: { ...metadata, picture_sizes: sizes } } }]
  })
}
