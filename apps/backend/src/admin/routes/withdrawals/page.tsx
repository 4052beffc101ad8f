import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ArrowUturnLeft } from "@medusajs/icons"
import { Container, Heading, StatusBadge, Table, Text, toast } from "@medusajs/ui"
import { WITHDRAWAL_STATES, type WithdrawalCase, type WithdrawalState } from "@porteka/commerce-sdk/wire"
import { useCallback, useEffect, useState } from "react"
import { formatMoment } from "../../format-moment.ts"
import { PagedTable } from "../../paged-table.tsx"
import { DEADLINES, MATCHES, STATES } from "./withdrawal-labels.ts"
import { changeStatus, listWithdrawals } from "./withdrawals-api.ts"

const COLUMNS = ["Hivatkozás", "Beérkezett", "Név", "Rendelésszám", "Határidő", "Visszatérítés", "Állapot"]

/** Declarations of withdrawal, newest first. */
export default function Withdrawals() {
  const [page, setPage] = useState(0)
  const [list, setList] = useState<{ withdrawals: WithdrawalCase[]; count: number } | null>(null)
  const load = useCallback(() => {
    listWithdrawals(page).then(setList, (error: Error) => toast.error(error.message))
  }, [page])
  useEffect(load, [load])

  const change = async (id: string, status: WithdrawalState) => {
    try {
      await changeStatus(id, status)
      load()
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <Container className="p-0">
      <div className="px-6 py-4">
        <Heading>Elállások</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          A határidő és a rendelés jelzés: minden nyilatkozatra válaszolni kell.
        </Text>
      </div>
      <PagedTable columns={COLUMNS} count={list?.count ?? 0} page={page} onPage={setPage}>
        {list?.withdrawals.map((withdrawal) => (
          <Row key={withdrawal.id} withdrawal={withdrawal} onChange={change} />
        ))}
      </PagedTable>
    </Container>
  )
}

interface RowProps {
  withdrawal: WithdrawalCase
  onChange: (id: string, status: WithdrawalState) => void
}

function Row({ withdrawal, onChange }: RowProps) {
  const { id, order_id: orderId, order_reference: orderReference } = withdrawal
  const deadline = DEADLINES[withdrawal.deadline_status]
  return (
    <Table.Row>
      <Table.Cell>
        {withdrawal.reference}
        {withdrawal.receipt_sent_at === null && (
          <Text size="xsmall" className="text-ui-fg-error">
            Az elismervény nem ment el
          </Text>
        )}
      </Table.Cell>
      <Table.Cell>{formatMoment(withdrawal.received_at)}</Table.Cell>
      <Table.Cell title={withdrawal.statement}>
        {withdrawal.name}
        <br />
        <a href={`mailto:${withdrawal.email}`}>{withdrawal.email}</a>
      </Table.Cell>
      <Table.Cell title={MATCHES[withdrawal.order_match]}>
        {orderId ? <a href={`/app/orders/${orderId}`}>{orderReference}</a> : orderReference}
        {withdrawal.order_match === "number_only" && " (?)"}
      </Table.Cell>
      <Table.Cell>
        <StatusBadge color={deadline.color}>{deadline.label}</StatusBadge>
      </Table.Cell>
      <Table.Cell>{withdrawal.refund_by}</Table.Cell>
      <Table.Cell>
        <select
          aria-label={`${withdrawal.reference}: állapot`}
          value={withdrawal.status}
          onChange={(event) => onChange(id, event.target.value as WithdrawalState)}
          className="bg-ui-bg-field rounded-md border px-2 py-1"
        >
          {WITHDRAWAL_STATES.map((state) => (
            <option key={state} value={state}>
              {STATES[state]}
            </option>
          ))}
        </select>
      </Table.Cell>
    </Table.Row>
  )
}

export const config = defineRouteConfig({
  label: "menu.withdrawals",
  translationNs: "translation",
  icon: ArrowUturnLeft,
  rank: 3,
})
