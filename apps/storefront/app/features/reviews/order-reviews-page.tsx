import type { OrderReviews } from "@porteka/commerce-sdk/wire"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { useDraftSent } from "#app/forms/draft/use-form-draft.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { Stars } from "#app/ui/commerce/stars.tsx"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ReviewForm } from "./review-form.tsx"
import { ReviewPhotos } from "./review-photos.tsx"
import type { ReviewReply } from "./review-reply.ts"

type Product = OrderReviews["products"][number]

interface OrderReviewsPageProps {
  id: string
  number: string
  products: Product[]
  /** Suggestions for the displayed name. */
  author: string
  reply: ReviewReply | null
}

/** The delivered products of an order, each with a form or with its review. */
export function OrderReviewsPage({ id, number, products, author, reply }: OrderReviewsPageProps) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  return (
    <div className="measure max-w-220 py-8 lg:py-14">
      <h1 className="text-title-lg">{t("reviewsTitle", { number })}</h1>
      <p className="mt-3 max-w-reading text-ink-muted">{t("reviewsLead")}</p>
      <p className="mt-2">
        <Link to={paths.order(id)} className="text-link inline-flex min-h-11 items-center">
          {t("reviewsToOrder")}
        </Link>
      </p>
      {products.length === 0 && (
        <Notice className="mt-8" title={t("reviewsNothing")}>
          {t("reviewsNothingText")}
        </Notice>
      )}
      {products.map((product) => (
        <section key={product.product_id} className="mt-10 border-border border-t pt-6">
          <h2 className="text-title-sm">{product.title}</h2>
          <Reply reply={reply} productId={product.product_id} />
          {product.review && <Written review={product.review} productId={product.product_id} />}
          {(product.review === null || product.review.state === "waiting") && (
            // Photos that were sent leave the form, so that they are not sent again.
            <ReviewForm key={photosOf(product)} product={product} author={author} reply={reply} />
          )}
        </section>
      ))}
      <section id="no-requests" className="mt-14 scroll-mt-24 border-border border-t pt-6">
        <h2 className="text-title-xs">{t("reviewRequests")}</h2>
        {reply?.kind === "refused-requests" ? (
          <Notice tone="success" live className="mt-3">
            {t("reviewRequestsRefused")}
          </Notice>
        ) : (
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="refuse-requests" variant="secondary" disabled={busy}>
              {t("reviewRequestsRefuse")}
            </Button>
          </Form>
        )}
      </section>
    </div>
  )
}

const photosOf = ({ review }: Product) => review?.photos.map(({ small }) => small).join()

function Reply({ reply, productId }: { reply: ReviewReply | null; productId: string }) {
  const t = useTranslations("orderPage")
  const isOfThese = reply !== null && "productId" in reply && reply.productId === productId
  // The submitted form is a screen below: the answer takes the focus, so that it is visible and read by
  // screen readers.
  const answer = useFocusOn<HTMLDivElement>(reply, isOfThese)
  if (!isOfThese) return null
  const isDone = reply.kind === "written" || reply.kind === "removed"
  return (
    <div ref={answer} tabIndex={-1} className="mt-3 scroll-mt-28 outline-none">
      {isDone && <DraftSent productId={productId} />}
      <Notice live tone={isDone ? "success" : "danger"}>
        {t(`review_${reply.kind}`)}
      </Notice>
    </div>
  )
}

function DraftSent({ productId }: { productId: string }) {
  useDraftSent(`review_draft_${productId}`)
  return null
}

function Written({ review, productId }: { review: NonNullable<Product["review"]>; productId: string }) {
  const t = useTranslations("orderPage")
  const busy = useNavigation().state !== "idle"
  return (
    <div className="mt-3">
      <p className="text-ink-muted text-sm">
        {t(`reviewState_${review.state}`)}
        {review.state === "refused" && ` ${t("reviewReason", { reason: review.reason })}`}
      </p>
      {review.state === "refused" && <p className="mt-1">{t("reviewAgain")}</p>}
      {review.state !== "waiting" && (
        <>
          <Stars className="mt-2" value={review.stars} label={t("reviewStars", { stars: review.stars })} />
          {review.text && <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.text}</p>}
        </>
      )}
      <ReviewPhotos photos={review.photos} author={review.author} />
      <details className="mt-1">
        <summary className="text-link inline-flex min-h-11 items-center">{t("reviewRemove")}</summary>
        <Form method="post" className="mt-1 mb-6 max-w-reading rounded-md border border-border-strong p-4">
          <p>{t("reviewRemoveSure")}</p>
          <input type="hidden" name="product_id" value={productId} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="danger"
            disabled={busy}
            className="mt-3"
          >
            {t("reviewRemoveConfirm")}
          </Button>
        </Form>
      </details>
    </div>
  )
}
