import { Search } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { keepNumbers } from "#app/i18n/keep-numbers.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { FIND_POINTS } from "../form/checkout-intents.ts"
import type { DetailsError } from "../form/details-schema.ts"
import { formatOpeningHours, isAlwaysOpen } from "./opening-hours.ts"
import { type PickupPointView, type PickupSearch, withChosen } from "./pickup-point-view.ts"
import { PointMap } from "./point-map.tsx"
import type { PickupSearchState } from "./use-pickup-search.ts"

interface PickupPointPickerProps {
  /** The price of a carrier's point; null if all cost the same. */
  priceAt: ((carrier: string) => string) | null
  state: PickupSearchState
  chosen: PickupPointView | null
  error: DetailsError | undefined
  onChoose: (pointId: string) => void
}

/**
 * Finds a parcel locker by postal code or town: with scripts while typing, without them the button submits
 * the form and the page comes back with the results.
 */
export function PickupPointPicker({ priceAt, state, chosen, error, onChoose }: PickupPointPickerProps) {
  const t = useTranslations("checkout")
  const [picked, setPicked] = useState(chosen)
  const { search, searching, searchSoon, searchNow } = state
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const points = withChosen(search.points, picked)
  const seek = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    searchNow(box.current?.value ?? "")
  }
  const choose = (pointId: string) => {
    setPicked(points.find(({ id }) => id === pointId) ?? null)
    onChoose(pointId)
  }
  return (
    <div id="pickup_point_id" className="flex scroll-mt-24 flex-col gap-4 pt-1">
      <Field id="pickup_query" label={t("pickupSearch")}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={box}
              name="pickup_query"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={60}
              defaultValue={search.q}
              className="min-w-32 flex-1"
              onChange={(event) => searchSoon(event.currentTarget.value)}
              onKeyDown={(event) => event.key === "Enter" && seek(event)}
            />
            <Button
              type="submit"
              name="intent"
              value={FIND_POINTS}
              formAction="#pickup_point_id"
              variant="secondary"
              icon={<Search className="size-4.5" />}
              onClick={seek}
            >
              {t("pickupFind")}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="text-ink-muted text-sm">
        {searching ? t("pickupSearching") : t(`pickup_${statusOf(search)}`, { count: search.points.length })}
      </p>
      <PointMap points={points} picked={picked?.id} onChoose={(id) => pressCard(list.current, id)} />
      {points.length > 0 && (
        <div ref={list}>
          <PointList
            // Another search begins with the other points folded.
            key={search.q}
            priceAt={priceAt}
            points={points}
            error={error}
            picked={picked?.id}
            onChoose={choose}
          />
        </div>
      )}
      {points.length === 0 && error && <p className="text-danger text-sm">{t(error)}</p>}
    </div>
  )
}

/** A pin on the map clicks the point's card in the list, which holds the choice. */
function pressCard(list: HTMLElement | null, pointId: string): void {
  const cards = list?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []
  const card = [...cards].find(({ value }) => value === pointId)
  const fold = card?.closest("details")
  if (fold) fold.open = true
  card?.click()
  card?.scrollIntoView({ block: "nearest" })
}

function statusOf({ state, points }: PickupSearch): "none" | "found" | "nothing" | "unavailable" {
  return state === "found" && points.length === 0 ? "nothing" : state
}

interface PointListProps {
  priceAt: PickupPointPickerProps["priceAt"]
  points: PickupPointView[]
  picked: string | undefined
  error: DetailsError | undefined
  onChoose: (pointId: string) => void
}

/** The nearest ones: more of them at once would need a scroll area within the page. */
const SHOWN_POINTS = 3

function PointList({ priceAt, points, picked, error, onChoose }: PointListProps) {
  const t = useTranslations("checkout")
  const locale = useLocale()
  const hoursOf = ({ hours }: PickupPointView) =>
    isAlwaysOpen(hours) ? t("pickupAlways") : keepNumbers(formatOpeningHours(hours, locale))
  return (
    <RadioCards
      name="pickup_point_id"
      legend={t("pickupChoose")}
      defaultValue={picked}
      onValueChange={onChoose}
      error={error && t(error)}
      fold={{ after: SHOWN_POINTS, label: t("pickupMore", { count: points.length - SHOWN_POINTS }) }}
      cards={points.map((point, index) => ({
        value: point.id,
        title: `${index + 1}. ${point.name}`,
        note: [
          ...(priceAt ? [priceAt(point.carrier)] : []),
          ...(point.place?.distanceKm != null ? [t("pickupDistance", { km: point.place.distanceKm })] : []),
        ].join("\u00A0· "),
        ...(point.cash ? {} : { mark: "no-cash" }),
        text: (
          <>
            <span className="block">{keepNumbers(point.address)}</span>
            <span className="block">{hoursOf(point)}</span>
            {!point.cash && <span className="block">{t("pickupNoCash")}</span>}
          </>
        ),
      }))}
    />
  )
}
