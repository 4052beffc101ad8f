import type { ProductRating, ProductReview, ProductReviews as Reviews } from "@porteka/commerce-sdk/wire"
import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { ratingText } from "#app/i18n/rating-text.ts"
import { Stars } from "#app/ui/commerce/stars.tsx"
import { ReviewPhotos } from "./review-photos.tsx"

/** The number of reviews shown at first. */
const SHOWN_AT_ONCE = 5

/**
 * The reviews of a product, and how the shop ensures that they come from buyers (2008. évi XLVII. törvény
 * [Fttv.], Directive (EU) 2019/2161: a shop with reviews must say whether and how they are checked).
 */
export function ProductReviews({ rating, reviews }: { rating: ProductRating; reviews: Reviews }) {
  const t = useTranslations("product")
  const locale = useLocale()
  const [first, more] = [reviews.reviews.slice(0, SHOWN_AT_ONCE), reviews.reviews.slice(SHOWN_AT_ONCE)]
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-24">
      <h2 id="reviews-title" className="text-title-md">
        {t("reviews")}
      </h2>
      <div className="mt-6 grid gap-10 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <p className="text-title-lg">{ratingText(rating.average, locale)}</p>
          <Stars
            value={rating.average}
            label={t("ratingLabel", { average: ratingText(rating.average, locale) })}
          />
          <p className="mt-1 text-ink-muted text-sm">{t("reviewCount", { count: rating.count })}</p>
          <Distribution counts={reviews.distribution} />
          <p className="mt-4 text-ink-muted text-sm">{t("reviewsChecked")}</p>
        </div>
        <div>
          <ReviewList reviews={first} />
          {more.length > 0 && (
            <details className="mt-8">
              <summary className="min-h-11 cursor-pointer py-2 underline">
                {t("moreReviews", { count: more.length })}
              </summary>
              <div className="mt-6">
                <ReviewList reviews={more} />
              </div>
            </details>
          )}
        </div>
      </div>
    </section>
  )
}

/** The number of reviews with five stars, four, … one. */
function Distribution({ counts }: { counts: number[] }) {
  const t = useTranslations("product")
  const most = Math.max(1, ...counts)
  return (
    <ul className="mt-4 flex flex-col gap-1 text-sm">
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <li key={stars} className="grid grid-cols-[2rem_1fr_2rem] items-center gap-2">
            <span aria-hidden="true">{stars} ★</span>
            <span className="sr-only">{t("starsGiven", { stars, count })}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full bg-surface-sunken"
            >
              <rect width={Math.round((count / most) * 100)} height="8" className="fill-ornament" />
            </svg>
            <span aria-hidden="true" className="tabular text-right">
              {count}
            </span>
          </li>
        ))}
    </ul>
  )
}

function ReviewList({ reviews }: { reviews: ProductReview[] }) {
  const t = useTranslations("product")
  const locale = useLocale()
  return (
    <ul className="flex flex-col gap-8">
      {reviews.map((review) => (
        <li key={review.id}>
          <Stars value={review.stars} label={t("ratingLabel", { average: String(review.stars) })} />
          <p className="mt-1 text-sm text-ink-muted">
            <bdi className="wrap-anywhere font-medium text-ink">{review.author}</bdi>, {t("verifiedBuyer")},{" "}
            {formatDate(review.created_at, locale)}
          </p>
          {review.text && (
            <p lang={review.locale} className="mt-2 max-w-reading wrap-anywhere whitespace-pre-line">
              {review.text}
            </p>
          )}
          <ReviewPhotos photos={review.photos} author={review.author} />
          {review.answer && (
            <div className="mt-3 border-border border-l-2 pl-4">
              <p className="font-medium text-sm">{t("shopAnswer")}</p>
              <p lang={review.locale} className="mt-1 max-w-reading wrap-anywhere whitespace-pre-line">
                {review.answer}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
