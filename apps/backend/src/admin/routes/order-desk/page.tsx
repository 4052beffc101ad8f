import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ListCheckbox } from "@medusajs/icons"
import { Button, Checkbox, Container, Heading, StatusBadge, Table, Text } from "@medusajs/ui"
import {
  DESK_STAGES,
  type DeskOrder,
  type DeskStage,
  type DeskStep,
  type TransferNotes,
} from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { formatMoment } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { listDesk } from "../../order-desk/desk-api.ts"
import { deskTexts, STAGE_COLOURS, wayToPay } from "../../order-desk/desk-labels.ts"
import { StepBar } from "../../order-desk/step-bar.tsx"
import { readTransferNotes, TransferNote } from "../../order-desk/transfer-note.tsx"
import { OrderLink } from "../../order-link.tsx"
import { PagedTable } from "../../paged-table.tsx"
import { ReaderNote } from "../../staff/writable-by.tsx"
import { TableDownload } from "../../table-download.tsx"
import { useAnswer } from "../../use-answer.ts"

/** The filter that a link of the overview sets. */
const askedStage = (): DeskStage | null => {
  const asked = new URLSearchParams(window.location.search).get("stage")
  return DESK_STAGES.find((stage) => stage === asked) ?? null
}

/** Where orders of a stage go with its step. */
const FOLLOWING: Partial<Record<DeskStage, { step: DeskStep; stage: DeskStage }>> = {
  to_pay: { step: "paid", stage: "to_pack" },
  to_pack: { step: "packed", stage: "to_ship" },
}

/** Orders by their next step. */
export default function OrderDeskPage() {
  const texts = deskTexts()
  const [chosenStage, setStage] = useState(askedStage)
  const [page, setPage] = useState(0)
  const [list, reload] = useAnswer(useCallback(() => listDesk(chosenStage, page), [chosenStage, page]))
  const [notes, reloadNotes] = useAnswer(readTransferNotes)
  const stage = chosenStage ?? list?.stage ?? null
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // Orders that went to another stage together: their next step is one press away.
  const [moved, setMoved] = useState<{ stage: DeskStage; ids: readonly string[] } | null>(null)

  const show = (nextStage: DeskStage, nextPage: number) => {
    setChosen(new Set())
    setMoved(null)
    setStage(nextStage)
    setPage(nextPage)
  }
  const onDone = (step: DeskStep, ids: readonly string[]) => {
    const following = stage && FOLLOWING[stage]
    // Its last order may have left the stage that is shown: it stays on the screen nevertheless.
    setStage(stage)
    setMoved(following?.step === step && ids.length > 0 ? { stage: following.stage, ids } : null)
    setChosen(new Set())
    reload()
    reloadNotes()
  }
  const follow = (orders: NonNullable<typeof moved>) => {
    show(orders.stage, 0)
    setChosen(new Set(orders.ids))
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const picked = list?.orders.filter(({ id }) => chosen.has(id)) ?? []
  const isAll = list !== null && picked.length === list.orders.length

  return (
    <Container className="p-0">
      <ReaderNote roles={["owner", "orders"]} />
      <div className="flex flex-col gap-3 px-6 py-4">
        <Heading>{texts.heading}</Heading>
        <div className="flex flex-wrap gap-2">
          {DESK_STAGES.map((key) => (
            <Button
              key={key}
              size="small"
              variant={key === stage ? "primary" : "secondary"}
              aria-pressed={key === stage}
              onClick={() => show(key, 0)}
            >
              {texts.stages[key]} ({list?.counts[key] ?? 0})
            </Button>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-3 px-6 pb-2 empty:hidden">
        {list && list.orders.length > 1 && (
          <Button
            size="small"
            variant="transparent"
            className="self-start"
            onClick={() => setChosen(new Set(isAll ? [] : list.orders.map(({ id }) => id)))}
          >
            {isAll ? texts.chooseNone : texts.chooseAll}
          </Button>
        )}
        {picked.length === 0 && moved && (
          <Button size="small" className="self-start" onClick={() => follow(moved)}>
            {texts.follow(moved.ids.length, texts.stages[moved.stage])}
          </Button>
        )}
      </div>
      {picked.length > 0 && <StepBar orders={picked} onDone={onDone} isAboveList />}
      <PagedTable
        columns={texts.columns}
        count={stage ? list?.counts[stage] : undefined}
        none={texts.none}
        page={page}
        onPage={(next) => stage && show(stage, next)}
      >
        {list?.orders.map((order) => (
          <Row
            key={order.id}
            order={order}
            notes={notes}
            isChosen={chosen.has(order.id)}
            onToggle={() => toggle(order.id)}
          />
        ))}
      </PagedTable>
      <div className="border-t border-ui-border-base px-6 py-4">
        <TableDownload address="/admin/order-desk-export" label={texts.export} />
      </div>
    </Container>
  )
}

interface RowProps {
  order: DeskOrder
  notes: readonly TransferNotes[] | null
  isChosen: boolean
  onToggle: () => void
}

function Row({ order, notes, isChosen, onToggle }: RowProps) {
  const texts = deskTexts()
  const missing = order.due - order.received_in_part
  return (
    <Table.Row>
      <Table.Cell>
        <Checkbox aria-label={texts.choose(order.display_id)} checked={isChosen} onCheckedChange={onToggle} />
      </Table.Cell>
      <Table.Cell>
        <OrderLink id={order.id}>{order.display_id}</OrderLink>
      </Table.Cell>
      <Table.Cell>{formatMoment(order.created_at)}</Table.Cell>
      <Table.Cell>{order.name || order.email}</Table.Cell>
      <Table.Cell>{order.delivery}</Table.Cell>
      <Table.Cell>
        {wayToPay(order)}
        {missing > 0 && order.paid + order.received_in_part > 0 && texts.stillDue(formatMoney(missing))}
      </Table.Cell>
      <Table.Cell>{formatMoney(order.total)}</Table.Cell>
      <Table.Cell className="py-2" title={order.watch.map((reason) => texts.watch[reason]).join(" ")}>
        <div className="flex flex-wrap gap-1 whitespace-nowrap">
          <StatusBadge color={STAGE_COLOURS[order.stage]}>{texts.stages[order.stage]}</StatusBadge>
          {order.watch.length > 0 && (
            <StatusBadge color="orange">
              {texts.watched}
              <span className="sr-only">: {order.watch.map((reason) => texts.watch[reason]).join(" ")}</span>
            </StatusBadge>
          )}
        </div>
        {order.problems.map((problem) => (
          <Text key={problem} size="xsmall" className="max-w-64 whitespace-normal py-1">
            {texts.problems[problem] ?? problem}
          </Text>
        ))}
        <TransferNote orderId={order.id} notes={notes} />
      </Table.Cell>
    </Table.Row>
  )
}

export const config = defineRouteConfig({
  label: "menu.orderDesk",
  translationNs: "translation",
  icon: ListCheckbox,
  rank: 2,
})
