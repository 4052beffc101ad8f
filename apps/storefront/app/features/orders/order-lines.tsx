import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { LineItem } from "#app/ui/goods/line-item.tsx"
import type { OrderView } from "./order-view.ts"

export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  return (
    <ul className="border-border border-t">
      {order.lines.map((line) => (
        <li key={line.id} className="border-border border-b py-4">
          <LineItem
            picture={line.thumbnail}
            title={line.title}
            variant={line.variantTitle}
            details={
              <>
                {line.sku && <p className="text-ink-muted text-sm">{t("sku", { sku: line.sku })}</p>}
                <p className="tabular text-ink-muted text-sm">
                  {t("itemQuantity", { quantity: line.quantity })} × {money(line.unitPrice, order.currency)}
                </p>
              </>
            }
            end={<p className="tabular whitespace-nowrap font-medium">{money(line.total, order.currency)}</p>}
          />
        </li>
      ))}
    </ul>
  )
}
