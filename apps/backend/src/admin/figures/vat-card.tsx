import { Text } from "@medusajs/ui"
import type { VatRow } from "@porteka/commerce-sdk"
import { useCallback, useState } from "react"
import { formatMonth } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { SELECT } from "../select-class.ts"
import { TableDownload } from "../table-download.tsx"
import { useAnswer } from "../use-answer.ts"
import { csvAddress, readVat } from "./figures-api.ts"
import { FiguresCard, FiguresTable } from "./figures-card.tsx"
import { figuresTexts } from "./figures-texts.ts"

const YEARS_BACK = 5

/**
 * VAT by month and rate; a month with more than one rate also has a total line.
 * @param props `withPersons`: whether the reader may download the list of invoices, which names the buyers
 */
export function VatCard({ withPersons }: { withPersons: boolean }) {
  const texts = figuresTexts()
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const [answer] = useAnswer(useCallback(() => readVat(year), [year]))
  const rows = answer ?? []

  const select = (
    <>
      <select
        aria-label={texts.year}
        value={year}
        onChange={(event) => setYear(Number(event.target.value))}
        className={SELECT}
      >
        {Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back).map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      <TableDownload address={csvAddress("vat", { year })} label={texts.vat} />
      {withPersons && <TableDownload address={csvAddress("invoices", { year })} label={texts.invoices} />}
    </>
  )
  return (
    <FiguresCard title={texts.vat} hint={texts.vatHint} more={select}>
      {rows.some(({ has_samples: hasSamples }) => hasSamples) && (
        <Text size="small" className="px-6 pb-2 text-ui-fg-subtle">
          {texts.vatSamples}
        </Text>
      )}
      <FiguresTable
        columns={texts.vatColumns}
        rows={[...new Set(rows.map(({ month }) => month))].flatMap((month) =>
          linesOf(
            month,
            rows.filter((row) => row.month === month),
            texts.vatTotal,
          ),
        )}
      />
    </FiguresCard>
  )
}

function linesOf(month: string, rates: VatRow[], totalLabel: string) {
  const line = (label: string, row: Omit<VatRow, "month" | "vat_percent" | "has_samples">, key: string) => ({
    key: `${month} ${key}`,
    cells: [
      formatMonth(month),
      label,
      key === "total" ? "" : row.documents,
      formatMoney(row.net),
      formatMoney(row.vat),
      formatMoney(row.gross),
    ],
  })
  const lines = rates.map((row) => line(`${row.vat_percent}%`, row, String(row.vat_percent)))
  if (rates.length < 2) return lines
  const sum = (key: "net" | "vat" | "gross" | "documents") =>
    rates.reduce((total, row) => total + row[key], 0)
  const total = { documents: sum("documents"), net: sum("net"), vat: sum("vat"), gross: sum("gross") }
  return [...lines, line(totalLabel, total, "total")]
}
