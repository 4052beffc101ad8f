import type { LineOptions as Options } from "@porteka/shop"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"

/** The part of a cart line that a summary shows. */
export interface OrderedLine {
  id: string
  title: string
  variantTitle: string | null
  options: Options
  quantity: number
  unitPrice: number
  total: number
}

export function OrderedLines({ lines, currency }: { lines: OrderedLine[]; currency: string }) {
  const money = useMoney()
  const shown = useLineOptions()
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {lines.map((line) => (
        <li key={line.id} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            {line.title}
            {line.variantTitle && <span className="text-ink-muted">, {line.variantTitle}</span>}
            <LineOptions options={shown(line.options)} />
            <span className="tabular block text-ink-muted">
              {line.quantity} × {money(line.unitPrice, currency)}
            </span>
          </span>
          <span className="tabular whitespace-nowrap">{money(line.total, currency)}</span>
        </li>
      ))}
    </ul>
  )
}
