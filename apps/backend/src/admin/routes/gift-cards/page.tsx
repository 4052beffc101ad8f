import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Gift } from "@medusajs/icons"
import { Button, Container, Input, Table, Text } from "@medusajs/ui"
import { useCallback, useState } from "react"
import { CardHead } from "../../card-head.tsx"
import { formatDay } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { CardActions } from "../../gift-cards/card-actions.tsx"
import { cardState } from "../../gift-cards/card-state.ts"
import { giftCardTexts } from "../../gift-cards/gift-card-texts.ts"
import { listSoldCards } from "../../gift-cards/gift-cards-api.ts"
import { GiveCardForm } from "../../gift-cards/give-card-form.tsx"
import { OrderLink } from "../../order-link.tsx"
import { PagedTable } from "../../paged-table.tsx"
import { ReadableBy } from "../../staff/readable-by.tsx"
import { SEE_CUSTOMERS } from "../../staff/see-customers.ts"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { useAnswer } from "../../use-answer.ts"

/** Gift cards that were bought or given out. */
export default function GiftCards() {
  return (
    <ReadableBy readers={SEE_CUSTOMERS} heading={giftCardTexts().heading}>
      <GiftCardList />
    </ReadableBy>
  )
}

function GiftCardList() {
  const texts = giftCardTexts()
  const [page, setPage] = useState(0)
  const [q, setQ] = useState("")
  const [isGiving, setGiving] = useState(false)
  const [list, reload] = useAnswer(useCallback(() => listSoldCards(page, q), [page, q]))
  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <CardHead
        heading={texts.heading}
        hint={texts.hint}
        actions={
          <Button
            size="small"
            variant="secondary"
            aria-expanded={isGiving}
            onClick={() => setGiving(!isGiving)}
          >
            {isGiving ? texts.closeForm : texts.openForm}
          </Button>
        }
      />
      {isGiving && (
        <section>
          <Text size="small" className="px-6 pb-4 text-ui-fg-subtle">
            {texts.giveHint}
          </Text>
          <GiveCardForm
            onDone={() => {
              setGiving(false)
              reload()
            }}
          />
        </section>
      )}
      <div className="px-6 pb-4">
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          onChange={(event) => {
            setQ(event.target.value)
            setPage(0)
          }}
        />
      </div>
      <PagedTable
        columns={texts.columns}
        count={list?.count}
        none={q ? texts.none : texts.noneYet}
        page={page}
        onPage={setPage}
      >
        {list?.gift_cards.map((card) => (
          <Table.Row key={card.id}>
            <Table.Cell>
              <OrderLink id={card.order_id}>{card.display_id ?? "–"}</OrderLink>
            </Table.Cell>
            <Table.Cell className="py-2">
              {card.recipient_name}, {card.recipient_email ?? (card.given ? "–" : texts.toBuyer)}
              <br />
              {card.given ? texts.byShop(card.given) : texts.from(card.buyer_name)}
            </Table.Cell>
            <Table.Cell>{formatMoney(card.value)}</Table.Cell>
            <Table.Cell>{card.voided_at ? "–" : formatMoney(card.balance)}</Table.Cell>
            <Table.Cell>{formatDay(card.valid_until)}</Table.Cell>
            <Table.Cell>{cardState(card)}</Table.Cell>
            <Table.Cell>
              <CardActions card={card} onDone={reload} />
            </Table.Cell>
          </Table.Row>
        ))}
      </PagedTable>
    </Container>
  )
}

export const config = defineRouteConfig({
  label: "menu.giftCards",
  translationNs: "translation",
  icon: Gift,
  rank: 6,
})
