import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Star } from "@medusajs/icons"
import { Container, Heading, Text } from "@medusajs/ui"
import { REVIEW_STATES, type ReviewState } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { Pager } from "../../pager.tsx"
import { SELECT } from "../../select-class.ts"
import { useAnswer } from "../../use-answer.ts"
import { ReviewRow } from "./review-row.tsx"
import { reviewTexts } from "./review-texts.ts"
import { listReviews } from "./reviews-api.ts"

/** Customer reviews: to be published, refused or answered. */
export default function Reviews() {
  const texts = reviewTexts()
  const [page, setPage] = useState(0)
  const [state, setState] = useState<ReviewState | "">("waiting")
  const [list, reload] = useAnswer(useCallback(() => listReviews(page, state), [page, state]))

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
          <ReviewRow key={`${review.id} ${review.version}`} review={review} onDecided={reload} />
        ))}
      </ul>
      <Pager count={list?.count ?? 0} page={page} onPage={setPage} />
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.reviews",
  translationNs: "translation",
  icon: Star,
  rank: 5,
})
