export interface FactsProps {
  rows: [label: string, value: string][]
}

/** The declared facts, one per row. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="divide-y divide-border rounded-lg border border-border bg-surface-raised px-5">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-ink-muted text-sm sm:pt-0.5">{label}</dt>
          <dd className="whitespace-pre-line break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
