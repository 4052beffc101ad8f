import { Input, Table, Text } from "@medusajs/ui"
import type { SalePlanRow } from "@porteka/commerce-sdk"
import { formatMoney } from "../../format-money.ts"
import { HeadedTable } from "../../headed-table.tsx"
import { salePlannerTexts } from "./sale-planner-texts.ts"

interface PlanTableProps {
  rows: readonly SalePlanRow[]
  /** Prices typed by hand, by variant. */
  prices: Readonly<Record<string, string>>
  onPrice: (variantId: string, typed: string) => void
}

const money = (amount: number | null): string => (amount === null ? "–" : formatMoney(amount))

const nameOf = ({ title, variant_title: variant }: SalePlanRow): string =>
  variant === title ? title : `${title}, ${variant}`

/** Each variant with its prices, and what may be announced. */
export function PlanTable({ rows, prices, onPrice }: PlanTableProps) {
  const texts = salePlannerTexts()
  return (
    <HeadedTable columns={texts.columns}>
      {rows.map((row) => (
        <Table.Row key={row.variant_id} className="h-auto">
          <Table.Cell className="min-w-48 py-2">
            {nameOf(row)}
            {row.sku && <span className="text-ui-fg-muted block">{row.sku}</span>}
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap">{money(row.price_now)}</Table.Cell>
          <Table.Cell>
            <Input
              type="number"
              min={1}
              size="small"
              className="w-28"
              aria-label={texts.saleFor(nameOf(row))}
              value={prices[row.variant_id] ?? String(row.sale_price ?? "")}
              onChange={(event) => onPrice(row.variant_id, event.target.value)}
            />
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap">{money(row.lowest_price)}</Table.Cell>
          <Table.Cell className="whitespace-nowrap">
            {row.percent === null ? texts.nothingSaid : `−${row.percent}%`}
          </Table.Cell>
          <Table.Cell className="min-w-56 whitespace-normal py-2">
            {row.problem && (
              <Text size="small" className="text-ui-tag-orange-text">
                {texts.problems[row.problem]}
              </Text>
            )}
          </Table.Cell>
        </Table.Row>
      ))}
    </HeadedTable>
  )
}
