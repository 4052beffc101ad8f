import { X } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { wishlist } from "./kept-wishlist.ts"
import type { FreshPrices } from "./use-fresh-prices.ts"
import { changeVariant, removeVariant, type WishlistItem } from "./wishlist-state.ts"

interface WishlistRowProps {
  item: WishlistItem
  /** Null while loading. */
  price: FreshPrices[string] | "unknown" | null
  action: ReactNode
}

/** A row on narrow screens; on a desktop a card with a large picture. */
export function WishlistRow({ item, price, action }: WishlistRowProps) {
  const t = useTranslations("wishlist")
  const paths = usePaths()
  const to = paths.product(item.handle, item.variants.length > 1 ? item.selectedVariantId : null)
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-border border-b py-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6 lg:flex lg:flex-col lg:gap-y-3 lg:border-b-0 lg:py-0">
      <Link to={to} tabIndex={-1} aria-hidden="true" className="block">
        {item.image ? (
          <Picture
            source={{ ...item.image, alt: "" }}
            sizes="(min-width: 80rem) 17rem, (min-width: 64rem) 20rem, 7rem"
            fill
            className="aspect-4/5 rounded-sm"
          />
        ) : (
          <span className="block aspect-4/5 rounded-sm bg-surface-sunken" />
        )}
      </Link>
      <div className="flex min-w-0 flex-col lg:grow">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 pt-2">
            <h2 className="font-medium font-sans text-base tracking-normal">
              <Link to={to} className="quiet-link">
                {item.title}
              </Link>
            </h2>
            <RowPrice price={price} />
          </div>
          <IconButton
            label={t("remove", { title: item.title })}
            onClick={() => wishlist.set(removeVariant(wishlist.get(), item.selectedVariantId))}
          >
            <X className="size-5" />
          </IconButton>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3 lg:flex-col lg:items-start">
          <VariantChoice item={item} />
          {action}
        </div>
      </div>
    </li>
  )
}

function RowPrice({ price }: Pick<WishlistRowProps, "price">) {
  const t = useTranslations("wishlist")
  const money = useMoney()
  if (price === null) return <Skeleton className="mt-2 h-4 w-20" />
  if (price === "unknown") return <p className="text-ink-muted text-sm">{t("priceUnknown")}</p>
  return <p className="tabular mt-0.5">{money(price.price, price.currency)}</p>
}

function VariantChoice({ item }: { item: WishlistItem }) {
  const t = useTranslations("wishlist")
  if (item.variants.length < 2) return <span />
  return (
    <Select
      aria-label={`${t("variant")}: ${item.title}`}
      value={item.selectedVariantId}
      onChange={(event) =>
        wishlist.set(changeVariant(wishlist.get(), item.selectedVariantId, event.target.value))
      }
      className="min-w-40 max-w-full flex-1 sm:flex-none lg:w-full"
    >
      {item.variants.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
}
