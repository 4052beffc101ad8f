import { classNames } from "../class-names.ts"

export interface SumsProps {
  /** From the products to the row before the total. */
  rows: { name: string; value: string }[]
  total: { name: string; value: string }
  /** A muted remark, such as the VAT included. */
  note: string | null
}

/** The rows of the amount to pay. */
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
        "flex flex-wrap items-baseline justify-between gap-x-4",
        strong && "mt-2 border-border border-t pt-4 font-semibold text-lg",
      )}
    >
      <dt>{name}</dt>
      {/* With large letters an amount moves to a line of its own instead of being broken. */}
      <dd className="wrap-break-word ml-auto text-right">{value}</dd>
    </div>
  )
}
