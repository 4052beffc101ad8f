import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Star } from "@medusajs/icons"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { type OfficeReview, REVIEW_STATES, type ReviewState } from "@porteka/commerce-sdk/wire"
import { useCallback, useEffect, useState } from "react"
import { PAGE_SIZE } from "../../ask.ts"
import { REVIEW_LABELS, ReviewRow } from "./review-row.tsx"
import { listReviews } from "./reviews-api.ts"

/** What buyers say of goods: to be shown, refused or answered. */
export default function Reviews() {
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
      <div className="flex items-start justify-between gap-4 px-6 py-4">
        <div>
          <Heading>Vélemények</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Csak az írhat véleményt, akinek a terméket kézbesítették. A jó és a rossz véleményt egyformán
            közzé kell tenni; elutasítani azt lehet, ami jogsértő, személyes adatot tartalmaz, vagy nem a
            termékről szól.
          </Text>
        </div>
        <select
          aria-label="Állapot"
          value={state}
          onChange={(event) => {
            setState(event.target.value as ReviewState | "")
            setPage(0)
          }}
          className="rounded-md border bg-ui-bg-field px-2 py-1"
        >
          <option value="">minden vélemény</option>
          {REVIEW_STATES.map((value) => (
            <option key={value} value={value}>
              {REVIEW_LABELS[value].label}
            </option>
          ))}
        </select>
      </div>
      {list?.count === 0 && <Text className="px-6 pb-6 text-ui-fg-subtle">Itt most nincs vélemény.</Text>}
      <ul>
        {list?.reviews.map((review) => (
          <ReviewRow key={`${review.id} ${review.version}`} review={review} onDecided={load} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center justify-end gap-3 border-t px-6 py-4">
          <Button size="small" variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Előző
          </Button>
          <Text size="small">{`${page + 1}. oldal / ${pages}`}</Text>
          <Button
            size="small"
            variant="secondary"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            Következő
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
