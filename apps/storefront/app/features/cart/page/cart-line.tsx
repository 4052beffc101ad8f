import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useLineOptions } from "#app/i18n/use-line-options.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { useUnitPrice } from "#app/i18n/use-unit-price.ts"
import { submitAfterFrame } from "#app/ui/browser/after-frame.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { LineOptions } from "#app/ui/commerce/line-options.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CartLineView } from "./cart-view.ts"
import { LineNewsNotices } from "./line-news-notices.tsx"
import { LineOptionsForm } from "./line-options-form.tsx"
import { lineFetcherKey } from "./optimistic-cart.ts"
import { fullTitle, QuantityForm } from "./quantity-form.tsx"

interface CartLineProps {
  line: CartLineView
  /** Called when the line is removed. */
  onRemove: (line: CartLineView) => void
  /** Called when a link is followed: the surrounding window closes. */
  onFollow?: () => void
  /** The unit price of gift wrapping; null if it is not offered. */
  wrapPrice?: number | null
  /** In a narrow column: a smaller layout with read-only options. */
  narrow?: boolean
}

/** One line of the cart: with scripts the quantity submits itself, without them there is a button. */
export function CartLine({ line, onRemove, onFollow, wrapPrice = null, narrow = false }: CartLineProps) {
  const paths = usePaths()
  const money = useMoney()
  const t = useTranslations("cartPage")
  const shown = useLineOptions()
  const title = line.handle ? (
    <Link to={paths.product(line.handle)} onClick={onFollow} className="quiet-link">
      {line.title}
    </Link>
  ) : (
    line.title
  )
  return (
    <li className="border-border border-b py-5">
      <LineItem
        large={!narrow}
        picture={line.thumbnail}
        title={title}
        variant={line.variantTitle}
        details={
          <>
            <LineOptions options={shown(line.options)} />
            <span className="sr-only">{t("priceEach")}</span>
            <p className="tabular text-ink-muted text-sm">
              {money(line.unitPrice)}
              {line.contentPrice && <ContentPrice {...line.contentPrice} />}
            </p>
          </>
        }
        end={<RemoveForm line={line} onRemove={onRemove} />}
      >
        <LineNewsNotices news={line.news} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <QuantityForm line={line} />
          <div className="ml-auto font-medium">
            <span className="sr-only">{t("lineTotal")}</span>
            <p className="tabular">{money(line.total)}</p>
          </div>
        </div>
        {!narrow && <LineOptionsForm line={line} wrapPrice={wrapPrice} />}
      </LineItem>
    </li>
  )
}

function ContentPrice({ amount, unit }: NonNullable<CartLineView["contentPrice"]>) {
  const t = useTranslations("catalogue")
  const text = useUnitPrice()
  return <span className="block">{t("unitPrice", { price: text(amount, unit) })}</span>
}

/** Charges for line options: read-only, because they follow from the lines. */
export function ChargeLine({ line }: { line: CartLineView }) {
  const money = useMoney()
  return (
    <li className="border-border border-b py-4">
      <div className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {line.title}{" "}
          <span className="ml-1 text-ink-muted text-sm">
            {line.quantity} × {money(line.unitPrice)}
          </span>
        </span>
        <span className="font-medium">{money(line.total)}</span>
      </div>
      <LineNewsNotices news={line.news} />
    </li>
  )
}

function RemoveForm({ line, onRemove }: Pick<CartLineProps, "line" | "onRemove">) {
  const t = useTranslations("cartPage")
  return (
    <CartForm
      intent="remove"
      fields={{ line_id: line.id }}
      fetcherKey={lineFetcherKey("remove", line.id)}
      onSend={() => onRemove(line)}
    >
      {() => (
        <IconButton
          type="submit"
          onClick={submitAfterFrame}
          label={t("removeItem", { title: fullTitle(line) })}
        >
          <X className="size-4.5" />
        </IconButton>
      )}
    </CartForm>
  )
}
