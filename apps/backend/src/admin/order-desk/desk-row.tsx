import { Checkbox, StatusBadge, Table, Text } from "@medusajs/ui"
import type { DeskOrder, TransferNotes } from "@porteka/commerce-sdk/wire"
import { formatMoment } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { OrderLink } from "../order-link.tsx"
import { deskTexts, STAGE_COLORS, wayToPay } from "./desk-labels.ts"
import { isToPackToo } from "./step-doubts.ts"
import { TransferNote } from "./transfer-note.tsx"

interface DeskRowProps {
  order: DeskOrder
  notes: readonly TransferNotes[] | null
  isChosen: boolean
  onToggle: () => void
}

/** An order in the list by next step. */
export function DeskRow({ order, notes, isChosen, onToggle }: DeskRowProps) {
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
          <StatusBadge color={STAGE_COLORS[order.stage]}>{texts.stages[order.stage]}</StatusBadge>
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
        {isToPackToo(order) && (
          <Text size="xsmall" className="max-w-64 whitespace-normal py-1">
            {texts.toPackToo}
          </Text>
        )}
        <TransferNote orderId={order.id} notes={notes} />
      </Table.Cell>
    </Table.Row>
  )
}
