import type { IProductModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { ProductPictureText } from "@porteka/commerce-sdk"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { type PictureRecord, recordedBase } from "../../pictures/picture-record.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData, notFound } from "../../refusals/refusals.ts"

type Alt = NonNullable<PictureRecord["alt"]>

interface StoredImage {
  id: string
  url: string
  rank: number
  metadata: Record<string, unknown> | null
}

/** The generated method exists, only its type is missing. */
type ProductModule = IProductModuleService & {
  updateProductImages(images: Pick<StoredImage, "id" | "metadata">[]): Promise<unknown>
}

/** What a product's pictures show, in the staff's words, in the order of the gallery. @throws 404 */
export async function readPictureTexts(
  container: MedusaContainer,
  productId: string,
): Promise<ProductPictureText[]> {
  return (await readImages(container, productId)).map(({ id, url, metadata }) => ({
    id,
    url,
    alt: altOf(metadata),
    is_ready: recordedBase(metadata) !== undefined,
  }))
}

/**
 * Stores the texts of some of a product's pictures; without one, the product's title describes the picture.
 * @throws 404; 400 if a picture is not there any more, or has no sizes yet, with which the text would be lost
 */
export async function savePictureTexts(
  container: MedusaContainer,
  productId: string,
  texts: readonly { id: string; alt: Alt }[],
): Promise<ProductPictureText[]> {
  const stored = new Map((await readImages(container, productId)).map((image) => [image.id, image]))
  const changed = texts.map(({ id, alt }) => {
    const metadata = stored.get(id)?.metadata
    if (recordedBase(metadata) === undefined) throw gone()
    const sizes = metadata?.picture_sizes as PictureRecord
    // Not the demo's any more: the seed must not replace what an editor has written.
    return { id, metadata: { ...metadata, seeded: false, picture_sizes: { ...sizes, alt: written(alt) } } }
  })
  if (changed.length > 0)
    await (container.resolve(Modules.PRODUCT) as ProductModule).updateProductImages(changed)
  return await readPictureTexts(container, productId)
}

async function readImages(container: MedusaContainer, productId: string): Promise<StoredImage[]> {
  const [product] = await readRecords<{ images: StoredImage[] }>(container, {
    entity: "product",
    fields: ["id", "images.id", "images.url", "images.rank", "images.metadata"],
    filters: { id: productId },
  })
  if (!product) throw notFound(`There is no product ${productId}`)
  return product.images.toSorted((one, other) => one.rank - other.rank)
}

const altOf = (metadata: StoredImage["metadata"]): Alt =>
  written((metadata?.picture_sizes as PictureRecord | undefined)?.alt ?? {})

const written = (alt: Alt): Alt =>
  Object.fromEntries(
    LOCALES.flatMap((locale): [Locale, string][] => {
      const text = alt[locale]?.trim()
      return text ? [[locale, text]] : []
    }),
  )

const gone = () =>
  invalidData({
    hu: "A képek közben megváltoztak. Töltse újra az oldalt, és írja be újra a szöveget.",
    en: "The pictures have changed in the meantime. Reload the page, and type the text again.",
  })
