import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import type { LocalCart } from "../contract/kept-line.ts"
import { localCart, setLocalCart } from "../local/kept-cart.ts"
import { dropItem } from "../local/local-cart.ts"

const NONE: LocalCart = []

/** Items stored by the browser while the back end is unavailable. Not part of the server's page. */
export function LocalLines() {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const shown = useLineOptions()
  const items = useWatchedValue(localCart, NONE)
  if (items.length === 0) return null
  return (
    <section aria-label={t("localTitle")} className="mx-auto mt-8 max-w-160">
      <h2 className="text-title-sm">{t("localTitle")}</h2>
      <p className="mt-1 text-ink-muted text-sm">{t("localText")}</p>
      <ul className="mt-4 border-border border-t">
        {items.map((item) => {
          const name = [item.product_title, item.title].filter(Boolean).join(", ")
          return (
            <li key={item.id} className="border-border border-b py-4">
              <LineItem
                picture={item.thumbnail}
                title={name}
                details={
                  <>
                    <LineOptions options={shown(item.options)} />
                    <p className="tabular text-ink-muted text-sm">
                      {t("pieces", { count: item.quantity })}
                      {item.unit_price > 0 && ` × ${money(item.unit_price, item.currency)}`}
                    </p>
                  </>
                }
                end={
                  <IconButton
                    label={t("removeItem", { title: name })}
                    onClick={() => setLocalCart(dropItem(localCart.get(), item.id))}
                  >
                    <X className="size-4.5" />
                  </IconButton>
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
