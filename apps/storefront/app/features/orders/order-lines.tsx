import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import type { OrderView } from "./order-view.ts"

export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  return (
    <ul className="border-border border-t">
      {order.lines.map((line) => (
        <li key={line.id} className="flex gap-4 border-border border-b py-4">
          {line.thumbnail && (
            <img
              src={line.thumbnail}
              alt=""
              width={72}
              height={90}
              loading="lazy"
              className="h-22.5 w-18 rounded-sm object-cover"
            />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-medium">{line.title}</p>
            {line.variantTitle && <p className="text-sm text-ink-muted">{line.variantTitle}</p>}
            {line.sku && <p className="text-sm text-ink-muted">{t("sku", { sku: line.sku })}</p>}
            <p className="tabular text-sm text-ink-muted">
              {t("itemQuantity", { quantity: line.quantity })} × {money(line.unitPrice, order.currency)}
            </p>
          </div>
          <p className="tabular whitespace-nowrap font-medium">{money(line.total, order.currency)}</p>
        </li>
      ))}
    </ul>
  )
}
