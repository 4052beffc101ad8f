import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderReviews } from "@porteka/commerce-sdk"
import { inLineOrder, isProductLine } from "@porteka/shop"
import { findLocale, type Locale } from "@porteka/shop/languages"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { REVIEW_MODULE } from "../../modules/review/index.ts"
import { drawPhotos, keepPhotos, toPhotoView } from "../../photos/keep-photos.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { reindexProducts } from "../catalogue/reindex-products.ts"
import { nameItems } from "../orders/name-items.ts"
import { readOrder } from "../orders/read-order.ts"
import type { ReviewInput } from "./review-input.ts"
import { authorsPhotosFolder, deleteLostReviewPhotos, reviewPhotos } from "./review-photos.ts"

interface ReviewedOrder {
  email: string | null
  locale: string | null
  status: string
  items: {
    id: string
    created_at: string | Date
    product_id: string | null
    product_title: string | null
    variant_id: string | null
    variant_title: string | null
    title: string
    thumbnail: string | null
    metadata: Record<string, unknown> | null
    detail?: { delivered_quantity?: unknown } | null
  }[]
}

const FIELDS = ["id", "email", "locale", "status", "items.*", "items.detail.*"]

/** The delivered products. Only buyers who have received a product may review it. */
async function readDelivered(container: MedusaContainer, orderId: string): Promise<ReviewedOrder> {
  const order = await readOrder<ReviewedOrder>(container, orderId, FIELDS)
  const seen = new Set<string>()
  const items = inLineOrder(order.items).filter((item) => {
    const isNew = item.product_id !== null && !seen.has(item.product_id)
    const isDelivered = Number(item.detail?.delivered_quantity ?? 0) > 0
    if (!isNew || !isDelivered || !isProductLine(item)) return false
    seen.add(item.product_id ?? "")
    return true
  })
  return { ...order, items: order.status === "canceled" ? [] : items }
}

/** The order's reviewable products in the reader's language, with their reviews. */
export async function readOrderReviews(
  container: MedusaContainer,
  orderId: string,
  reader: Locale | null,
): Promise<OrderReviews> {
  const { items: bought, locale } = await readDelivered(container, orderId)
  const items = reader && reader !== findLocale(locale) ? await nameItems(container, bought, reader) : bought
  const reviews = container.resolve(REVIEW_MODULE)
  const written = await reviews.ofOrder(orderId)
  const photos = await reviews.photos.listOf(written.map(({ id }) => id))
  return {
    products: items.map(({ product_id: id, product_title, title, thumbnail }) => {
      const found = written.find((review) => review.product_id === id)
      return {
        product_id: id ?? "",
        title: product_title ?? title,
        thumbnail,
        review: found
          ? {
              stars: found.stars,
              text: found.text,
              author: found.author,
              state: found.state,
              reason: found.reason,
              answer: found.answer,
              photos: (photos.get(found.id) ?? []).map((photo) =>
                toPhotoView(photo, authorsPhotosFolder(orderId)),
              ),
            }
          : null,
      }
    }),
  }
}

/**
 * @throws not_allowed for products not delivered with this order, or a review that was decided; 400
 * for a file that is not a photo
 */
export async function writeReview(
  container: MedusaContainer,
  orderId: string,
  { photos, ...review }: ReviewInput,
): Promise<void> {
  const reviews = container.resolve(REVIEW_MODULE)
  const { items } = await readDelivered(container, orderId)
  const refusal = notAllowed("This product cannot be reviewed now")
  if (!items.some(({ product_id: id }) => id === review.product_id)) throw refusal
  const written = (await reviews.ofOrder(orderId)).find(({ product_id: id }) => id === review.product_id)
  if (written && written.state !== "waiting") throw refusal
  const drawn = photos && (await drawPhotos(photos))
  const id = await reviews.write({ order_id: orderId, ...review })
  if (!id) throw refusal
  if (drawn) await keepPhotos(reviewPhotos(container), id, drawn)
}

/** Authors can delete their review permanently, published or not. */
export async function removeReview(
  container: MedusaContainer,
  orderId: string,
  productId: string,
): Promise<void> {
  if (!(await container.resolve(REVIEW_MODULE).remove(orderId, productId))) return
  await deleteLostReviewPhotos(container)
  await showReviewsOf(container, productId)
}

/** Updates the product's rating, and invalidates its page even if the rating is unchanged. */
export async function showReviewsOf(container: MedusaContainer, productId: string): Promise<void> {
  await reindexProducts(container, [productId])
  await container.resolve(CATALOGUE_MODULE).announce([`product:${productId}`])
}

/** The buyer of this order gets no more review requests. */
export async function refuseReviewRequests(container: MedusaContainer, orderId: string): Promise<void> {
  const { email } = await readOrder<ReviewedOrder>(container, orderId, ["id", "email"])
  if (email) await container.resolve(REVIEW_MODULE).refuseRequests(email)
}
