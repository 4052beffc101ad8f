import { Button, Label, StatusBadge, Text, Textarea, toast } from "@medusajs/ui"
import type { OfficeReview, ReviewState } from "@porteka/commerce-sdk/wire"
import { useState } from "react"
import { formatMoment } from "../../format-moment.ts"
import { decideReview } from "./reviews-api.ts"

/** How a state is called, and its colour. */
export const REVIEW_LABELS = {
  waiting: { label: "Döntésre vár", color: "orange" },
  approved: { label: "Közzétéve", color: "green" },
  refused: { label: "Elutasítva", color: "red" },
} as const

/** One review with what can be done about it. */
export function ReviewRow({ review, onDecided }: { review: OfficeReview; onDecided: () => void }) {
  const [answer, setAnswer] = useState(review.answer)
  const [reason, setReason] = useState(review.reason)
  const [isBusy, setBusy] = useState(false)
  const { label, color } = REVIEW_LABELS[review.state]

  const decide = async (state: ReviewState) => {
    setBusy(true)
    try {
      await decideReview(review, { state, answer, reason })
      toast.success(
        state === "refused" ? "A vélemény nem látszik a boltban." : "A vélemény látszik a boltban.",
      )
    } catch (error) {
      toast.error((error as Error).message)
      setBusy(false)
      return
    }
    onDecided()
  }

  return (
    <li className="flex flex-col gap-3 border-t px-6 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={color}>{label}</StatusBadge>
        <Text weight="plus">{`${review.stars} csillag · ${review.product_title}`}</Text>
        <Text size="small" className="text-ui-fg-subtle">
          {`${review.author}, ${formatMoment(review.created_at)} · `}
          <a href={`/app/orders/${review.order_id}`}>a rendelés</a>
        </Text>
      </div>
      <Text lang={review.locale} className="whitespace-pre-line break-words">
        {review.text || "(szöveg nélkül)"}
      </Text>
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <Label htmlFor={`answer-${review.id}`} size="small">
            A bolt válasza (a véleménnyel együtt látszik)
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
            Az elutasítás oka (a vevő látja)
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
          {review.state === "approved" ? "Válasz mentése" : "Közzététel"}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy || review.state === "refused"}
          onClick={() => decide("refused")}
        >
          Elutasítás
        </Button>
      </div>
    </li>
  )
}
