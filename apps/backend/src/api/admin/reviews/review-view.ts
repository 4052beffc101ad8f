import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminReview } from "@porteka/commerce-sdk"
import { REVIEW_MODULE } from "../../../modules/review/index.ts"
import type { Review } from "../../../modules/review/service.ts"
import { toPhotoView } from "../../../photos/keep-photos.ts"
import { readRecords } from "../../../records/read-records.ts"
import { staffText } from "../../../staff-language/staff-language.ts"

interface Named {
  id: string
  title: string
}

/** Reviews with their products. */
export async function toAdminReviews(
  container: MedusaContainer,
  reviews: readonly Review[],
): Promise<AdminReview[]> {
  const products = await readRecords<Named>(container, {
    entity: "product",
    fields: ["id", "title"],
    filters: { id: reviews.map(({ product_id: id }) => id) },
  })
  const photos = await container.resolve(REVIEW_MODULE).photos.listOf(reviews.map(({ id }) => id))
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  return reviews.map(({ created_at: at, decided_at: _decided, ...review }) => ({
    ...review,
    product_title:
      titles.get(review.product_id) ?? staffText({ hu: "(törölt termék)", en: "(deleted product)" }),
    created_at: at.toISOString(),
    photos: (photos.get(review.id) ?? []).map((photo) =>
      toPhotoView(photo, `/admin/reviews/${review.id}/photos`),
    ),
  }))
}
