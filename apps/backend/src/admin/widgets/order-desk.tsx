import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { addressLines, carrierName } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { formatMoment } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { readDesk } from "../order-desk/desk-api.ts"
import { MAIL_STATES, MAILS, PAYMENT_METHODS, PROBLEMS, STAGES } from "../order-desk/desk-labels.ts"
import { StepBar } from "../order-desk/step-bar.tsx"

/** What is to be sent where, how it is paid, and what the shopper has been told. */
export default function OrderDesk({ data: order }: DetailWidgetProps<AdminOrder>) {
  const [desk, setDesk] = useState<DeskOrderDetails | null>(null)
  const load = useCallback(() => {
    readDesk(order.id).then(setDesk, (error: Error) => toast.error(error.message))
  }, [order.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever Medusa's own parts of the page have changed the order.
  useEffect(load, [load, order.updated_at, order.payment_status, order.fulfillment_status])

  if (!desk) return null
  const stage = STAGES[desk.stage]
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">Teendők a rendeléssel</Heading>
        <StatusBadge color={stage.color}>{stage.label}</StatusBadge>
      </div>
      {desk.problems.length > 0 && (
        <ul className="flex flex-col gap-1 px-6 py-4">
          {desk.problems.map((problem) => (
            <li key={problem}>
              <Text size="small" className="text-ui-fg-error">
                {PROBLEMS[problem] ?? problem}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {desk.stage !== "cancelled" && (
        <div className="px-6 py-4">
          <StepBar orders={[desk]} onDone={load} />
        </div>
      )}
      <div className="grid gap-6 px-6 py-4 md:grid-cols-2">
        <Payment desk={desk} />
        <Destination desk={desk} />
        <Goods desk={desk} />
        <Told desk={desk} />
      </div>
    </Container>
  )
}

interface Part {
  desk: DeskOrderDetails
}

function Payment({ desk }: Part) {
  const { method, transfer, due, company } = desk
  return (
    <Section title="Fizetés">
      <Line>{PAYMENT_METHODS[method ?? ""] ?? method ?? "–"}</Line>
      <Line>
        Végösszeg: {formatMoney(desk.total)}, befizetve: {formatMoney(desk.paid)}
        {desk.refunded > 0 && `, visszatérítve: ${formatMoney(desk.refunded)}`}
      </Line>
      {due > 0 && <Line strong>Még fizetendő: {formatMoney(due)}</Line>}
      {due < 0 && <Line strong>Visszajár: {formatMoney(-due)}</Line>}
      {transfer && due > 0 && (
        <Line>
          Közlemény: {transfer.reference}, határidő: {transfer.due_on}
        </Line>
      )}
      {company && (
        <Line>
          Céges számla: {company.name}
          {company.tax_number && `, adószám: ${company.tax_number}`}
        </Line>
      )}
    </Section>
  )
}

function Destination({ desk }: Part) {
  const { pickup_point: point, delivery, address, phone, email, notes } = desk
  const lines = point
    ? [
        `${carrierName(point.carrier)}, kód: ${point.code}`,
        point.name,
        `${point.postal_code} ${point.city}, ${point.address}`,
        `Átvevő: ${desk.name}`,
      ]
    : address
      ? addressLines(address, DEFAULT_LOCALE)
      : []
  return (
    <Section title="Hová megy">
      <Line strong>{delivery ?? "Nincs szállítás"}</Line>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Line>{[phone, email].filter(Boolean).join(", ")}</Line>
      {notes && <Line strong>A vevő megjegyzése: {notes}</Line>}
    </Section>
  )
}

function Goods({ desk }: Part) {
  return (
    <Section title="Csomagba kerül">
      {desk.lines.map(({ id, title, variant, sku, quantity }) => (
        <Line key={id}>
          {quantity} × {[title, variant].filter(Boolean).join(", ")}
          {sku && ` (${sku})`}
        </Line>
      ))}
      {desk.parcels.map((parcel) => (
        <Line key={parcel.id}>
          {parcelText(parcel)}
          {parcel.tracking_number && `, csomagszám: ${parcel.tracking_number}`}
        </Line>
      ))}
    </Section>
  )
}

function parcelText({ created_at, shipped_at, delivered_at }: DeskOrderDetails["parcels"][number]): string {
  if (delivered_at) return `Kézbesítve: ${formatMoment(delivered_at)}`
  if (shipped_at) return `Feladva: ${formatMoment(shipped_at)}`
  return `Becsomagolva: ${formatMoment(created_at)}`
}

function Told({ desk }: Part) {
  return (
    <Section title="Levelek">
      {desk.mails.length === 0 && <Line>Még egy sem ment el.</Line>}
      {desk.mails.map(({ kind, state, sent_at: sentAt, last_error: reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
        <Line key={index}>
          {MAILS[kind] ?? kind}: {MAIL_STATES[state] ?? state}
          {sentAt && `, ${formatMoment(sentAt)}`}
          {state === "failed" && reason && ` (${reason})`}
        </Line>
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <Text size="small" weight="plus" className="text-ui-fg-subtle">
        {title}
      </Text>
      {children}
    </section>
  )
}

function Line({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <Text size="small" weight={strong ? "plus" : "regular"}>
      {children}
    </Text>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.before" })
