import { Button, Hint, Input, Label, usePrompt } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { type FormEvent, Fragment, useState } from "react"
import { post } from "../back-end.ts"
import { formatMoment } from "../format-moment.ts"
import { useBusy } from "../use-busy.ts"
import { Line, Section } from "./panel-section.tsx"
import { parcelTexts } from "./parcel-texts.ts"

const MOST_CHARACTERS = 100

type SentParcel = DeskOrderDetails["parcels"][number]

/** The parcels that have been sent: a number may be missing or wrong, and one that nobody accepted comes back. */
export function SentParcels({ desk, onDone }: { desk: DeskOrderDetails; onDone: () => void }) {
  const sent = desk.parcels.filter(({ shipped_at: shippedAt }) => shippedAt !== null)
  if (sent.length === 0) return null
  return (
    <Section title={parcelTexts().numbers}>
      {sent.map((parcel) => (
        <Fragment key={`${parcel.id} ${parcel.tracking_number}`}>
          {sent.length > 1 && <Line>{contentsOf(parcel, desk)}</Line>}
          <TrackingForm orderId={desk.id} parcel={parcel} onDone={onDone} />
          {parcel.delivered_at === null && (
            <CameBack orderId={desk.id} parcelId={parcel.id} onDone={onDone} />
          )}
        </Fragment>
      ))}
    </Section>
  )
}

/** Which of several parcels it is. */
const contentsOf = ({ pieces }: SentParcel, { lines }: DeskOrderDetails) =>
  pieces
    .flatMap(({ line_id: lineId, quantity }) =>
      lines
        .filter(({ id }) => id === lineId)
        .map(({ title, variant }) => `${quantity} × ${[title, variant].filter(Boolean).join(", ")}`),
    )
    .join("; ")

interface TrackingFormProps {
  orderId: string
  parcel: SentParcel
  onDone: () => void
}

function TrackingForm({ orderId, parcel, onDone }: TrackingFormProps) {
  const texts = parcelTexts()
  const { id, tracking_number: known, shipped_at: shippedAt, delivered_at: deliveredAt } = parcel
  const isDelivered = deliveredAt !== null
  const [number, setNumber] = useState(known ?? "")
  const [isBusy, run] = useBusy()
  const isNew = number.trim() !== "" && number.trim() !== known

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isNew) return
    return run(async () => {
      await post(`/admin/order-desk/${orderId}/parcels/${id}`, { tracking_number: number.trim() })
      onDone()
    }, texts.numberSaved(isDelivered))
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-1">
      <Label htmlFor={`number-${id}`} size="small">
        {texts.number(formatMoment(shippedAt ?? ""))}
      </Label>
      <div className="flex gap-2">
        <div className="grow">
          <Input
            id={`number-${id}`}
            size="small"
            autoComplete="off"
            maxLength={MOST_CHARACTERS}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isLoading={isBusy}
          disabled={!isNew}
          className="shrink-0"
        >
          {texts.saveNumber}
        </Button>
      </div>
      <Hint>{texts.numberHint(isDelivered)}</Hint>
    </form>
  )
}

interface CameBackProps {
  orderId: string
  parcelId: string
  onDone: () => void
}

function CameBack({ orderId, parcelId, onDone }: CameBackProps) {
  const { cameBack, cameBackHint, cameBackDone, keep } = parcelTexts()
  const prompt = usePrompt()
  const [isBusy, run] = useBusy()
  const takeBack = async () => {
    const asked = { title: cameBack, description: cameBackHint, confirmText: cameBack, cancelText: keep }
    if (!(await prompt(asked))) return
    await run(async () => {
      await post(`/admin/order-desk/${orderId}/parcels/${parcelId}/undelivered`, {})
      onDone()
    }, cameBackDone)
  }
  return (
    <Button size="small" variant="secondary" isLoading={isBusy} onClick={takeBack} className="self-start">
      {cameBack}
    </Button>
  )
}
