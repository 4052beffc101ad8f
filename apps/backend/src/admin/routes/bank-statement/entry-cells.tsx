import { Heading, Table, Text } from "@medusajs/ui"
import type { BankEntry, EntryShare } from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { formatDay } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { HeadedTable } from "../../headed-table.tsx"
import { adminLanguage } from "../../language.ts"
import { OrderLink } from "../../order-link.tsx"
import { type EntrySection, statementTexts } from "./bank-statement-labels.ts"

const SHOWN_ROWS = 300

interface SectionProps<Row> {
  section: EntrySection
  columns: readonly string[]
  rows: readonly Row[]
  actions?: ReactNode
  children: (row: Row) => ReactNode
}

/** The entries of one kind; nothing without any. */
export function Section<Row>({ section, columns, rows, actions, children }: SectionProps<Row>) {
  const { sections, more } = statementTexts()
  const { title, hint } = sections[section]
  if (rows.length === 0) return null
  return (
    <section>
      <Heading level="h2">
        {title} ({rows.length})
      </Heading>
      <Text size="small" className="mb-2 max-w-3xl text-ui-fg-subtle">
        {hint}
      </Text>
      {actions}
      <HeadedTable columns={columns}>{rows.slice(0, SHOWN_ROWS).map(children)}</HeadedTable>
      {rows.length > SHOWN_ROWS && <Text size="small">{more(rows.length - SHOWN_ROWS)}</Text>}
    </section>
  )
}

export const amountOf = ({ amount, currency }: Pick<BankEntry, "amount" | "currency">) =>
  currency === "HUF" ? formatMoney(amount) : `${amount.toLocaleString(adminLanguage())} ${currency}`

export const sharesText = (shares: readonly EntryShare[]) =>
  shares.map(({ order, amount }) => `${order.display_id} (${formatMoney(amount)})`).join(" + ")

/** Where links to an entry lead. */
export const rowId = (id: string) => `entry-${id}`

interface CellsProps {
  entry: BankEntry
  order: { id: string; display_id: number; name: string } | null
}

/** Day, amount, payer, text and order of an entry. */
export function EntryCells({ entry, order }: CellsProps) {
  return (
    <>
      <Table.Cell className="whitespace-nowrap">{entry.booked_on && formatDay(entry.booked_on)}</Table.Cell>
      <Table.Cell className="whitespace-nowrap py-2">
        {entry.is_credit ? "" : "−"}
        {amountOf(entry)}
        {entry.whole !== null && entry.whole !== entry.amount && (
          <Text size="xsmall" className="max-w-32 whitespace-normal text-ui-fg-subtle">
            {statementTexts().partOf(amountOf({ ...entry, amount: entry.whole }))}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell className="py-2">
        {entry.payer}
        {entry.account && (
          <Text size="xsmall" className="text-ui-fg-subtle">
            {entry.account}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell className="max-w-60 whitespace-normal py-2 [overflow-wrap:anywhere]">
        {entry.text}
      </Table.Cell>
      <Table.Cell className="py-2">
        {order && (
          <OrderLink id={order.id}>
            {order.display_id} · {order.name}
          </OrderLink>
        )}
      </Table.Cell>
    </>
  )
}
