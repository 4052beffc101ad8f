import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import type { LocalCart, LocalCartItem } from "../contract/kept-line.ts"
import { freshBackup } from "../local/cart-backup.ts"
import { cartBackup, localCart, setLocalCart } from "../local/kept-cart.ts"
import { dropItem } from "../local/local-cart.ts"

const NONE: LocalCart = []

/** Items stored by the browser while the back end is unavailable. Not part of the server's page. */
export function LocalLines() {
  const t = useTranslations("cartPage")
  const items = useWatchedValue(localCart, NONE)
  const remove = ({ id }: LocalCartItem) => setLocalCart(dropItem(localCart.get(), id))
  return <Lines title={t("localTitle")} text={t("localText")} items={items} onRemove={remove} />
}

/** The cart as the browser saw it last, while it cannot be asked for. */
export function BackupLines() {
  const t = useTranslations("cartPage")
  const backup = freshBackup(useWatchedValue(cartBackup, null), Date.now())
  return <Lines title={t("backupTitle")} text={t("backupText")} items={backup?.items ?? NONE} />
}

interface LinesProps {
  title: string
  text: string
  items: LocalCart
  onRemove?: (item: LocalCartItem) => void
}

function Lines({ title, text, items, onRemove }: LinesProps) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const shown = useLineOptions()
  if (items.length === 0) return null
  return (
    <section aria-label={title} className="mx-auto mt-8 max-w-160">
      <h2 className="text-title-sm">{title}</h2>
      <p className="mt-1 text-ink-muted text-sm">{text}</p>
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
                  onRemove && (
                    <IconButton label={t("removeItem", { title: name })} onClick={() => onRemove(item)}>
                      <X className="size-4.5" />
                    </IconButton>
                  )
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
