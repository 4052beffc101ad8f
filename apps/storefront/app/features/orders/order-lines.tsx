import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { OrderView } from "./order-view.ts"

export function OrderLines({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  const shown = useLineOptions()
  const paths = usePaths()
  return (
    <ul className="border-border border-t">
      {order.lines.map((line) => (
        <li key={line.id} className="border-border border-b py-4">
          <LineItem
            picture={line.isCharge ? "none" : line.thumbnail}
            title={
              line.handle ? (
                <Link to={paths.product(line.handle)} className="quiet-link">
                  {line.title}
                </Link>
              ) : (
                line.title
              )
            }
            variant={line.isCharge ? null : line.variantTitle}
            details={
              <>
                <LineOptions options={shown(line.options)} />
                {line.guarantee && <p className="text-sm">{t("guarantee", { ...line.guarantee })}</p>}
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
