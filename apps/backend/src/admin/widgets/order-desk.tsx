import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading, StatusBadge, Text } from "@medusajs/ui"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { AfterSale } from "../order-desk/after-sale.tsx"
import { CancelForm } from "../order-desk/cancel-form.tsx"
import { readDesk } from "../order-desk/desk-api.ts"
import { deskTexts, STAGE_COLORS } from "../order-desk/desk-labels.ts"
import { NoteForm } from "../order-desk/note-form.tsx"
import { Destination, Items, Payment } from "../order-desk/order-facts.tsx"
import { OrderGiftCards } from "../order-desk/order-gift-cards.tsx"
import { OrderInvoices } from "../order-desk/order-invoices.tsx"
import { OrderTimeline } from "../order-desk/order-timeline.tsx"
import { panelTexts } from "../order-desk/panel-texts.ts"
import { SentParcels } from "../order-desk/sent-parcels.tsx"
import { StepBar } from "../order-desk/step-bar.tsx"
import { isToPackToo } from "../order-desk/step-doubts.ts"
import { useAnswer } from "../use-answer.ts"
import { withBoundary } from "../widget-boundary.tsx"

/** The order's panel: where it goes, how it is paid, its documents, and what has happened so far. */
function OrderDesk({ data: order }: DetailWidgetProps<AdminOrder>) {
  // Read again whenever Medusa's own parts of the page have changed the order.
  const [desk, load] = useAnswer(useCallback(() => readDesk(order.id), [order]))
  const queries = useQueryClient()
  /** Medusa's parts of the page show the order as they have read it before. */
  const reload = () => {
    load()
    void queries.invalidateQueries()
  }

  if (!desk) return null
  const { stages, problems, toPackToo, watched, watch } = deskTexts()
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">{panelTexts().heading}</Heading>
        <StatusBadge color={STAGE_COLORS[desk.stage]}>{stages[desk.stage]}</StatusBadge>
      </div>
      {desk.problems.length > 0 && (
        <ul className="flex flex-col gap-1 px-6 py-4">
          {desk.problems.map((problem) => (
            <li key={problem}>
              <Text size="small" className="text-ui-fg-error">
                {problems[problem] ?? problem}
              </Text>
            </li>
          ))}
          {isToPackToo(desk) && (
            <li>
              <Text size="small">{toPackToo}</Text>
            </li>
          )}
        </ul>
      )}
      {desk.watch.length > 0 && (
        <div className="flex flex-col items-start gap-1 px-6 py-4">
          <StatusBadge color="orange">{watched}</StatusBadge>
          <ul>
            {desk.watch.map((reason) => (
              <li key={reason}>
                <Text size="small">{watch[reason]}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!desk.is_cancelled && (
        <div className="px-6 py-4">
          <StepBar orders={[desk]} onDone={reload} />
        </div>
      )}
      <div className="grid gap-6 px-6 py-4 [overflow-wrap:anywhere] md:grid-cols-2">
        <Payment desk={desk} onDone={reload} />
        <Destination desk={desk} onDone={reload} />
        <Items desk={desk} />
        <OrderInvoices
          orderId={desk.id}
          isCancelled={desk.is_cancelled}
          version={String(desk.timeline.length)}
        />
        {!desk.is_cancelled && <SentParcels desk={desk} onDone={reload} />}
        <OrderGiftCards cards={desk.gift_cards} onDone={reload} />
        {desk.stage !== "cancelled" && <AfterSale desk={desk} onDone={reload} />}
        {!desk.is_cancelled && desk.parcels.length === 0 && <CancelForm orderId={desk.id} onDone={reload} />}
      </div>
      <div className="flex flex-col gap-4 px-6 py-4">
        <OrderTimeline events={desk.timeline} />
        <NoteForm orderId={desk.id} onDone={load} />
      </div>
    </Container>
  )
}

export default withBoundary(OrderDesk)

export const config = defineWidgetConfig({ zone: "order.details.before" })
