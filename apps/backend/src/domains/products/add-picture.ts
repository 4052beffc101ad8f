import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { ShopPicture } from "@porteka/shop"
import { shopFiles } from "../../files/shop-files.ts"
import { makePicture, UnreadablePictureError } from "../../pictures/make-picture.ts"
import { jpegUrl } from "../../pictures/picture-files.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData, notFound } from "../../refusals/refusals.ts"
import { fetchPublic, UnfetchedError } from "../../uploads/fetch-public.ts"
import { MAX_UPLOAD_BYTES } from "../../uploads/read-upload.ts"

interface ProductWithPictures {
  id: string
  thumbnail: string | null
  images: { id: string; url: string; rank: number; metadata: Record<string, unknown> | null }[]
}

const MOST_PICTURES = 40
/** Downloading a picture and resizing it. */
const LOCK = { timeout: 60 }

/**
 * Downloads a picture from a URL and appends it to the product's pictures.
 * @returns false if it was downloaded before
 * @throws 400 with a sentence for the staff
 */
export async function addPicture(
  container: MedusaContainer,
  handle: string,
  address: string,
): Promise<boolean> {
  return container.resolve(Modules.LOCKING).execute(
    `product-pictures:${handle}`,
    async () => {
      const product = await findProduct(container, handle)
      if (product.images.some(({ metadata }) => metadata?.fetched_from === address)) return false
      if (product.images.length >= MOST_PICTURES) throw tooMany()
      const sizes = await drawFrom(address, handle)
      await putBehind(container, product, sizes, address)
      return true
    },
    LOCK,
  )
}

async function findProduct(container: MedusaContainer, handle: string): Promise<ProductWithPictures> {
  const [product] = await readRecords<ProductWithPictures>(container, {
    entity: "product",
    fields: ["id", "thumbnail", "images.id", "images.url", "images.rank", "images.metadata"],
    filters: { handle },
  })
  if (!product)
    throw notFound({
      hu: `Nincs „${handle}” webcímű termék a boltban.`,
      en: `The shop has no product “${handle}”.`,
    })
  return product
}

async function drawFrom(address: string, handle: string): Promise<ShopPicture> {
  try {
    return await makePicture(await fetchPublic(address, MAX_UPLOAD_BYTES), handle, shopFiles().pictures)
  } catch (error) {
    if (error instanceof UnfetchedError) throw invalidData(error.message)
    if (error instanceof UnreadablePictureError) throw unreadable()
    throw error
  }
}

async function putBehind(
  container: MedusaContainer,
  { id, thumbnail, images }: ProductWithPictures,
  sizes: ShopPicture,
  address: string,
): Promise<void> {
  const url = jpegUrl(sizes)
  const kept = images.toSorted((one, other) => one.rank - other.rank)
  const added = { url, metadata: { picture_sizes: sizes, fetched_from: address } }
  await updateProductsWorkflow(container).run({
    input: {
      products: [{ id, images: [...kept, added], ...(thumbnail ? {} : { thumbnail: url }) }],
    },
  })
}

const unreadable = () =>
  invalidData({
    hu: "Amit a cím küldött, nem olvasható képként (JPEG, PNG vagy WebP kell).",
    en: "What the address sent cannot be read as a picture (JPEG, PNG or WebP).",
  })

const tooMany = () =>
  invalidData({
    hu: `A terméknek már ${MOST_PICTURES} képe van.`,
    en: `The product has ${MOST_PICTURES} pictures already.`,
  })
