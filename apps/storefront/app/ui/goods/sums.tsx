import { classNames } from "../class-names.ts"

export interface SumsProps {
  /** From the goods to what comes before the total. */
  rows: { name: string; value: string }[]
  total: { name: string; value: string }
  /** Said in passing, such as the VAT in it. */
  note: string | null
}

/** What is to be paid, row by row. */
export function Sums({ rows, total, note }: SumsProps) {
  return (
    <>
      <dl className="flex flex-col gap-2">
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
        <Row {...total} strong />
      </dl>
      {note !== null && <p className="mt-1 text-right text-sm text-ink-muted">{note}</p>}
    </>
  )
}

function Row({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div
      className={classNames(
        "flex items-baseline justify-between gap-4",
        strong && "mt-2 border-border border-t pt-4 font-semibold text-lg",
      )}
    >
      <dt>{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
