import type {
  FilterableProductVariantProps,
  IProductModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { environment } from "../env.ts"
import { shopFiles } from "../files/shop-files.ts"
import { makePicture } from "../pictures/make-picture.ts"
import { jpegUrl } from "../pictures/picture-files.ts"
import { queryRows } from "../records/query-rows.ts"
import { readUpload } from "./read-upload.ts"

interface Upload {
  id: string
  url: string
  metadata: Record<string, unknown> | null
  product_id: string
  handle: string
  thumbnail: string | null
}

/** The generated method exists, only its type is missing. */
type ProductModule = IProductModuleService & {
  updateProductImages(images: Pick<Upload, "id" | "url" | "metadata">[]): Promise<unknown>
}

/**
 * Creates the sizes of pictures that an editor added to these products in the admin, and updates the records.
 */
export async function adoptUploads(container: MedusaContainer, productIds: readonly string[]): Promise<void> {
  for (const upload of await findUploads(container, productIds)) {
    try {
      await adopt(container, upload)
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Picture ${upload.id} of ${upload.handle} cannot be made: it is not shown`, error as Error)
    }
  }
}

async function findUploads(container: MedusaContainer, productIds: readonly string[]): Promise<Upload[]> {
  return await queryRows<Upload>(
    container,
    `select image.id, image.url, image.metadata, image.product_id, product.handle, product.thumbnail
       from image join product on product.id = image.product_id
      where image.product_id = any(?) and image.deleted_at is null and product.deleted_at is null
        and not coalesce(image.metadata, '{}') \\? 'picture_sizes'
      order by image.rank, image.id`,
    [[...productIds]],
  )
}

async function adopt(container: MedusaContainer, upload: Upload): Promise<void> {
  const own = { files: shopFiles().uploads, address: `${environment().BACKEND_URL}/static/` }
  const original = await readUpload(upload.url, own)
  const sizes = await makePicture(original, upload.handle, shopFiles().pictures)
  const url = jpegUrl(sizes)
  const products = container.resolve(Modules.PRODUCT) as ProductModule
  await products.updateProductImages([
    { id: upload.id, url, metadata: { ...upload.metadata, picture_sizes: sizes } },
  ])
  if (upload.thumbnail === upload.url) await products.updateProducts(upload.product_id, { thumbnail: url })
  await products.updateProductVariants(
    // The generated filter accepts every column; its type lists only some.
    { product_id: upload.product_id, thumbnail: upload.url } as FilterableProductVariantProps,
    { thumbnail: url },
  )
}
