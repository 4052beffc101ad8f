import { X } from "lucide-react"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { QuantityStepper } from "#app/ui/controls/quantity-stepper.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { LineItem } from "#app/ui/goods/line-item.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CartForm } from "../cart-form.tsx"
import { MAX_LINE_QUANTITY } from "../cart-limits.ts"
import { FaultText } from "../fault-text.tsx"
import type { CartLineView } from "./cart-view.ts"
import { LineNewsNotices } from "./line-news-notices.tsx"
import { lineFetcherKey } from "./optimistic-cart.ts"

/** One line of the cart: the quantity sends itself with scripts and has a button without them. */
export function CartLine({ line }: { line: CartLineView }) {
  const paths = usePaths()
  const money = useMoney()
  const title = line.handle ? (
    <Link to={paths.product(line.handle)} className="quiet-link">
      {line.title}
    </Link>
  ) : (
    line.title
  )
  return (
    <li className="border-border border-b py-5">
      <LineItem
        large
        picture={line.thumbnail}
        title={title}
        variant={line.variantTitle}
        details={<p className="tabular text-ink-muted text-sm">{money(line.unitPrice)}</p>}
        end={<RemoveForm line={line} />}
      >
        <LineNewsNotices news={line.news} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <QuantityForm line={line} />
          <p className="tabular ml-auto font-medium">{money(line.total)}</p>
        </div>
      </LineItem>
    </li>
  )
}

/** Two variants of one product are two lines: their controls must not be called the same (WCAG 2.4.6). */
function fullTitle({ title, variantTitle }: CartLineView): string {
  return variantTitle ? `${title}, ${variantTitle}` : title
}

function QuantityForm({ line }: { line: CartLineView }) {
  const t = useTranslations("cartPage")
  const button = useRef<HTMLButtonElement>(null)
  return (
    <CartForm intent="update" fields={{ line_id: line.id }} fetcherKey={lineFetcherKey("update", line.id)}>
      {(fetcher) => (
        <div className="flex flex-wrap items-center gap-2">
          <QuantityStepper
            key={line.quantity}
            name="quantity"
            small
            label={t("quantityOf", { title: fullTitle(line) })}
            decreaseLabel={t("decrease")}
            increaseLabel={t("increase")}
            max={MAX_LINE_QUANTITY}
            defaultValue={line.quantity}
            onValueChange={() => requestAnimationFrame(() => button.current?.form?.requestSubmit())}
          />
          <div className="hidden noscript:block">
            <Button ref={button} type="submit" variant="quiet" size="small">
              {t("update")}
            </Button>
          </div>
          {fetcher.state === "idle" && fetcher.data?.fault && (
            <Notice tone="danger" live>
              <FaultText fault={fetcher.data.fault} />
            </Notice>
          )}
        </div>
      )}
    </CartForm>
  )
}

function RemoveForm({ line }: { line: CartLineView }) {
  const t = useTranslations("cartPage")
  return (
    <CartForm intent="remove" fields={{ line_id: line.id }} fetcherKey={lineFetcherKey("remove", line.id)}>
      {() => (
        <IconButton type="submit" label={t("removeItem", { title: fullTitle(line) })}>
          <X className="size-4.5" />
        </IconButton>
      )}
    </CartForm>
  )
}
