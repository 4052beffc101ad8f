import { classNames } from "../class-names.ts"

interface Sum {
  name: string
  value: string
}

export interface SumsProps {
  /** From the products to the row before the total. */
  rows: Sum[]
  total: Sum
  /** A muted remark about the total, such as the VAT included. */
  note: string | null
  /** The part of the total that gift cards paid, and the rest. */
  card: { paid: Sum; toPay: Sum } | null
}

/** The rows of the total and, if gift cards paid a part of it, of the amount to pay. */
export function Sums({ rows, total, note, card }: SumsProps) {
  return (
    <dl className="flex flex-col gap-2">
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
      <Row {...total} note={note} look={rows.length > 0 ? LOOKS.below : LOOKS.strong} />
      {card && (
        <>
          <Row {...card.paid} />
          <Row {...card.toPay} look={LOOKS.below} />
        </>
      )}
    </dl>
  )
}

const LOOKS = {
  strong: "font-semibold text-lg",
  below: "mt-2 border-border border-t pt-4 font-semibold text-lg",
}

/** An amount that does not fit beside its name stands below it, so that it never breaks in the middle of the number. */
function Row({ name, value, note = null, look }: Sum & { note?: string | null; look?: string }) {
  return (
    <div className={classNames("flex flex-wrap items-baseline justify-between gap-x-4", look)}>
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="wrap-break-word ml-auto text-right">{value}</dd>
      {note !== null && (
        <dd className="mt-1 basis-full text-right font-normal text-ink-muted text-sm">{note}</dd>
      )}
    </div>
  )
}
