import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ChartBar } from "@medusajs/icons"
import { Button, Container, Text } from "@medusajs/ui"
import {
  DESK_STAGES,
  FIGURES_PERIODS,
  type FiguresDay,
  type ShopFigures,
  type WaitingCases,
} from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { csvAddress, readFigures } from "../../figures/figures-api.ts"
import { FiguresCard, FiguresTable } from "../../figures/figures-card.tsx"
import { figuresTexts } from "../../figures/figures-texts.ts"
import { FunnelCard } from "../../figures/funnel-card.tsx"
import { OpeningCard } from "../../figures/opening-card.tsx"
import { RefundsCard } from "../../figures/refunds-card.tsx"
import { Sums } from "../../figures/sums.tsx"
import { VatCard } from "../../figures/vat-card.tsx"
import { formatDay, formatMoment } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { deskTexts } from "../../order-desk/desk-labels.ts"
import { OrderLink } from "../../order-link.tsx"
import { useAnswer } from "../../use-answer.ts"
import { listMissedSearches } from "../missed-searches/missed-searches-api.ts"

const MOST_MISSED = 5

const readMissed = () => listMissedSearches(0, "")

/** Key figures: money, products, and open tasks. */
export default function FiguresPage() {
  const texts = figuresTexts()
  const [days, setDays] = useState<number>(FIGURES_PERIODS[2])
  const [figures] = useAnswer(useCallback(() => readFigures(days), [days]))
  const [missed] = useAnswer(readMissed)

  return (
    <div className="flex flex-col gap-3">
      <OpeningCard />
      <Container className="divide-y p-0">
        <CardHead
          heading={texts.heading}
          hint={texts.hint}
          actions={
            <div className="flex flex-wrap gap-2">
              {FIGURES_PERIODS.map((period) => (
                <Button
                  key={period}
                  size="small"
                  variant={period === days ? "primary" : "secondary"}
                  aria-pressed={period === days}
                  onClick={() => setDays(period)}
                >
                  {texts.periods[period]}
                </Button>
              ))}
            </div>
          }
        />
        {figures && <Sums figures={figures} />}
        {figures && <ToDo figures={figures} />}
      </Container>
      {figures && <FunnelCard figures={figures} />}
      {figures && <Products figures={figures} days={days} />}
      <FiguresCard
        title={texts.missed}
        csv={csvAddress("missed")}
        more={
          <Button asChild size="small" variant="secondary">
            <a href="/app/missed-searches">{texts.allMissed}</a>
          </Button>
        }
      >
        <FiguresTable
          columns={texts.missedColumns}
          rows={(missed?.missed_searches ?? []).slice(0, MOST_MISSED).map(({ locale, query, count }) => ({
            key: `${locale} ${query}`,
            cells: [query, count],
          }))}
        />
      </FiguresCard>
      {figures && <RefundsCard figures={figures} days={days} />}
      <VatCard withPersons={figures !== null && figures.to_pay !== null} />
      {figures && <Days figures={figures} days={days} />}
    </div>
  )
}

interface Part {
  figures: ShopFigures
}

/** Open tasks, with links. */
function ToDo({ figures: { counts, waiting, to_pay: unpaid } }: Part) {
  const texts = figuresTexts()
  const { stages } = deskTexts()
  const open = DESK_STAGES.filter((stage) => stage !== "done" && stage !== "cancelled")
  return (
    <div className="grid gap-6 px-6 py-4 md:grid-cols-2">
      <section>
        <Text size="small" weight="plus" className="text-ui-fg-subtle">
          {texts.toDo}
        </Text>
        {unpaid &&
          open.map((stage) => (
            <Text key={stage} size="small">
              <a className="text-ui-fg-interactive" href={`/app/order-desk?stage=${stage}`}>
                {stages[stage]}: {counts[stage]}
              </a>
            </Text>
          ))}
        <Cases waiting={waiting} withPersons={unpaid !== null} />
        {waiting.deletions.map(({ id, display_id: number }) => (
          <Text key={id} size="small">
            {texts.deletions} <OrderLink id={id}>{number}</OrderLink>
          </Text>
        ))}
      </section>
      {unpaid && (
        <section>
          <Text size="small" weight="plus" className="text-ui-fg-subtle">
            {texts.unpaid}
          </Text>
          {unpaid.length === 0 && <Text size="small">{texts.unpaidNone}</Text>}
          {unpaid.map(({ id, display_id: number, name, due, received_in_part: received, created_at: at }) => (
            <Text key={id} size="small">
              <OrderLink id={id}>{number}</OrderLink> {name}, {formatMoney(due - received)},{" "}
              {texts.waitingSince(formatMoment(at))}
            </Text>
          ))}
        </section>
      )}
    </div>
  )
}

/** What waits for an answer on the other pages: all that may be opened by who may know the customers, reviews by everybody. */
function Cases({ waiting, withPersons }: { waiting: WaitingCases; withPersons: boolean }) {
  const texts = figuresTexts()
  const due = waiting.complaint_due ? texts.complaintDue(formatDay(waiting.complaint_due)) : ""
  const reviews: [page: string, text: string] = ["reviews", texts.reviews(waiting.reviews)]
  const cases: [page: string, text: string][] = [
    ["withdrawals", texts.withdrawals(waiting.withdrawals)],
    ["complaints", texts.complaints(waiting.complaints) + due],
    ["contact-messages", texts.messages(waiting.messages)],
    reviews,
    ["bank-statement", texts.bankEntries(waiting.bank_entries)],
  ]
  return (withPersons ? cases : [reviews]).map(([page, text]) => (
    <Text key={page} size="small">
      <a className="text-ui-fg-interactive" href={`/app/${page}`}>
        {text}
      </a>
    </Text>
  ))
}

function Products({ figures, days }: Part & { days: number }) {
  const texts = figuresTexts()
  const link = (id: string, title: string) => (
    <a className="text-ui-fg-interactive" href={`/app/products/${id}`}>
      {title}
    </a>
  )
  return (
    <>
      <FiguresCard title={texts.best} csv={csvAddress("sellers", { days })}>
        <FiguresTable
          columns={texts.bestColumns}
          rows={figures.best_sellers.map(({ id, title, pieces, amount }) => ({
            key: id,
            cells: [link(id, title), pieces, formatMoney(amount)],
          }))}
        />
      </FiguresCard>
      <FiguresCard title={texts.stock} csv={csvAddress("stock")}>
        <FiguresTable
          columns={texts.stockColumns}
          rows={figures.low_stock.map(
            ({ variant_id: key, product_id: id, title, variant, stock, sold, days_left: left }) => ({
              key,
              cells: [link(id, `${title}, ${variant}`), stock, sold, left === null ? "–" : texts.days(left)],
            }),
          )}
        />
      </FiguresCard>
      <FiguresCard title={texts.unsold} csv={csvAddress("unsold")}>
        <FiguresTable
          columns={texts.unsoldColumns}
          rows={figures.unsold.map(({ id, title, stock }) => ({ key: id, cells: [link(id, title), stock] }))}
        />
      </FiguresCard>
    </>
  )
}

const isEventful = ({ orders, visits, carts, refunds }: FiguresDay) => orders + visits + carts + refunds > 0

function Days({ figures, days }: Part & { days: number }) {
  const texts = figuresTexts()
  return (
    <FiguresCard title={texts.perDay} csv={csvAddress("days", { days })}>
      <FiguresTable
        columns={texts.dayColumns}
        rows={figures.days
          .filter(isEventful)
          .toReversed()
          .map(({ day, turnover, visits, orders, carts, refunded }) => ({
            key: day,
            cells: [formatDay(day), formatMoney(turnover), visits, carts, orders, formatMoney(refunded)],
          }))}
      />
    </FiguresCard>
  )
}

export const config = defineRouteConfig({
  label: "menu.figures",
  translationNs: "translation",
  icon: ChartBar,
  rank: 1,
})
