import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Star } from "@medusajs/icons"
import { Container, Text } from "@medusajs/ui"
import { REVIEW_STATES, type ReviewState } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { ListHead } from "../../list-head.tsx"
import { Pager } from "../../pager.tsx"
import { ReaderNote } from "../../staff/writable-by.tsx"
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
      <ReaderNote roles={["owner", "content"]} />
      <ListHead
        texts={texts}
        states={REVIEW_STATES}
        chosen={state}
        onChoose={(chosen) => {
          setState(chosen)
          setPage(0)
        }}
      />
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
