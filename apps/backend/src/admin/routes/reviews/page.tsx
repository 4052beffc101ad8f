import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Star } from "@medusajs/icons"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { type OfficeReview, REVIEW_STATES, type ReviewState } from "@porteka/commerce-sdk/wire"
import { useCallback, useEffect, useState } from "react"
import { PAGE_SIZE } from "../../ask.ts"
import { SELECT } from "../../select-class.ts"
import { ReviewRow } from "./review-row.tsx"
import { reviewTexts } from "./review-texts.ts"
import { listReviews } from "./reviews-api.ts"

/** Customer reviews: to be published, refused or answered. */
export default function Reviews() {
  const texts = reviewTexts()
  const [page, setPage] = useState(0)
  const [state, setState] = useState<ReviewState | "">("waiting")
  const [list, setList] = useState<{ reviews: OfficeReview[]; count: number } | null>(null)
  const load = useCallback(() => {
    listReviews(page, state).then(setList, (error: Error) => toast.error(error.message))
  }, [page, state])
  useEffect(load, [load])

  const pages = Math.max(1, Math.ceil((list?.count ?? 0) / PAGE_SIZE))
  return (
    <Container className="p-0">
      <div className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
        <div className="min-w-72 flex-1">
          <Heading>{texts.heading}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {texts.hint}
          </Text>
        </div>
        <select
          aria-label={texts.state}
          value={state}
          onChange={(event) => {
            setState(event.target.value as ReviewState | "")
            setPage(0)
          }}
          className={SELECT}
        >
          <option value="">{texts.all}</option>
          {REVIEW_STATES.map((value) => (
            <option key={value} value={value}>
              {texts.states[value]}
            </option>
          ))}
        </select>
      </div>
      {list?.count === 0 && <Text className="px-6 pb-6 text-ui-fg-subtle">{texts.none}</Text>}
      <ul>
        {list?.reviews.map((review) => (
          <ReviewRow key={`${review.id} ${review.version}`} review={review} onDecided={load} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center justify-end gap-3 border-t px-6 py-4">
          <Button size="small" variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {texts.previous}
          </Button>
          <Text size="small">{texts.page(page + 1, pages)}</Text>
          <Button
            size="small"
            variant="secondary"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            {texts.next}
          </Button>
        </div>
      )}
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.reviews",
  translationNs: "translation",
  icon: Star,
  rank: 5,
})
