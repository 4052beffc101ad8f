import { Button, Input, Label } from "@medusajs/ui"
import type { DeskOrderDetails, FoundPickupPoint } from "@porteka/commerce-sdk"
import { carrierName } from "@porteka/hungary"
import { type FormEvent, useState } from "react"
import { fetchJson, post } from "../back-end.ts"
import { SELECT } from "../select-class.ts"
import { useBusy } from "../use-busy.ts"
import { panelTexts } from "./panel-texts.ts"

interface PointFormProps {
  desk: DeskOrderDetails
  onDone: () => void
}

/** Sends an order to another pickup point until it is packed, as the carrier gets the point with the parcel. */
export function PointForm({ desk, onDone }: PointFormProps) {
  const texts = panelTexts()
  const [query, setQuery] = useState("")
  const [points, setPoints] = useState<FoundPickupPoint[] | null>(null)
  const [isBusy, run] = useBusy()
  if (!desk.pickup_point || desk.stage === "cancelled" || desk.parcels.length > 0) return null

  const find = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      const path = `/admin/pickup-points?${new URLSearchParams({ q: query })}`
      setPoints((await fetchJson<{ pickup_points: FoundPickupPoint[] }>(path)).pickup_points)
    })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pointId = new FormData(event.currentTarget).get("point")
    return run(async () => {
      await post(`/admin/order-desk/${desk.id}/pickup-point`, { pickup_point_id: pointId })
      setPoints(null)
      onDone()
    }, texts.pointSaved)
  }
  return (
    <details className="mt-2">
      <summary className="txt-small cursor-pointer text-ui-fg-interactive">{texts.changePoint}</summary>
      <form onSubmit={find} className="mt-2 flex flex-col gap-1">
        <Label htmlFor="point-query" size="small">
          {texts.findPoint}
        </Label>
        <div className="flex gap-2">
          <div className="grow">
            <Input
              id="point-query"
              size="small"
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <Button type="submit" size="small" variant="secondary" isLoading={isBusy} disabled={!query.trim()}>
            {texts.find}
          </Button>
        </div>
      </form>
      <div role="status" className="txt-small text-ui-fg-subtle">
        {points?.length === 0 && texts.noPoint}
      </div>
      {points && points.length > 0 && (
        <form onSubmit={save} className="mt-2 flex flex-col gap-1">
          <Label htmlFor="point-choice" size="small">
            {texts.newPoint}
          </Label>
          <select id="point-choice" name="point" className={SELECT}>
            {points.map(({ id, provider, name, postal_code, city, address }) => (
              <option key={id} value={id}>
                {`${carrierName(provider)}: ${name}, ${postal_code} ${city}, ${address}`}
              </option>
            ))}
          </select>
          <Button type="submit" size="small" variant="secondary" isLoading={isBusy} className="self-start">
            {texts.savePoint}
          </Button>
        </form>
      )}
    </details>
  )
}
