import { Button, Label, StatusBadge, Text, Textarea } from "@medusajs/ui"
import type { AdminReview, ReviewState } from "@porteka/commerce-sdk/wire"
import { formatMoment } from "../../format-moment.ts"
import { PhotoList } from "../../photo-list.tsx"
import { useBusy } from "../../use-busy.ts"
import { useDraft } from "../../use-draft.ts"
import { reviewTexts, STATE_COLORS } from "./review-texts.ts"
import { decideReview } from "./reviews-api.ts"

/** One review with its actions. */
export function ReviewRow({ review, onDecided }: { review: AdminReview; onDecided: () => void }) {
  const [answer, setAnswer, answerSent] = useDraft(`review-answer:${review.id}`, review.answer)
  const [reason, setReason, reasonSent] = useDraft(`review-reason:${review.id}`, review.reason)
  const [isBusy, run] = useBusy()
  const texts = reviewTexts()

  const decide = (state: ReviewState) =>
    run(
      async () => {
        await decideReview(review, { state, answer, reason })
        answerSent()
        reasonSent()
        onDecided()
      },
      state === "refused" ? texts.notShown : texts.shown,
    )

  return (
    <li className="flex flex-col gap-3 border-t px-6 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={STATE_COLORS[review.state]}>{texts.states[review.state]}</StatusBadge>
        <Text weight="plus">{texts.about(review.stars, review.product_title)}</Text>
        <Text size="small" className="text-ui-fg-subtle">
          <bdi>{review.author}</bdi>
          {`, ${formatMoment(review.created_at)} · `}
          <a href={`/app/orders/${review.order_id}`}>{texts.theOrder}</a>
        </Text>
      </div>
      <Text lang={review.locale} className="whitespace-pre-line break-words">
        {review.text || texts.noText}
      </Text>
      {/* The back end serves them at its own URL, which storefronts use, too. */}
      <PhotoList photos={review.photos} altOf={texts.photo} />
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <Label htmlFor={`answer-${review.id}`} size="small">
            {texts.answer}
          </Label>
          <Textarea
            id={`answer-${review.id}`}
            rows={2}
            maxLength={2000}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </div>
        <div>
          <Label htmlFor={`reason-${review.id}`} size="small">
            {texts.reason}
          </Label>
          <Textarea
            id={`reason-${review.id}`}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </div>
      <div className="flex gap-2">
        <Button size="small" disabled={isBusy} onClick={() => decide("approved")}>
          {review.state === "approved" ? texts.saveAnswer : texts.publish}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy || review.state === "refused"}
          onClick={() => decide("refused")}
        >
          {texts.refuse}
        </Button>
      </div>
    </li>
  )
}
