import { MAX_LINE_QUANTITY } from "@porteka/shop"
import { useRef } from "react"
import { useTranslations } from "use-intl"
import { afterFrame } from "#app/ui/browser/after-frame.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { QuantityStepper } from "#app/ui/controls/quantity-stepper.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CartFault } from "../contract/cart-fault.ts"
import { FaultText } from "../fault-text.tsx"
import type { CartLineView } from "./cart-view.ts"
import { lineFetcherKey } from "./optimistic-cart.ts"

/** Lines can share a variant name or inscription, but their controls need different labels (WCAG 2.4.6). */
export function fullTitle({ title, variantTitle, options }: CartLineView): string {
  return [title, variantTitle, options.personalisation ?? options.card_recipient].filter(Boolean).join(", ")
}

/** With scripts the quantity submits itself, without them there is a button. */
export function QuantityForm({ line }: { line: CartLineView }) {
  const t = useTranslations("cartPage")
  const title = fullTitle(line)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <CartForm intent="update" fields={{ line_id: line.id }} fetcherKey={lineFetcherKey("update", line.id)}>
      {(fetcher) => (
        <div className="flex flex-wrap items-center gap-2">
          <QuantityStepper
            name="quantity"
            small
            label={t("quantityOf", { title })}
            decreaseLabel={t("decreaseOf", { title })}
            increaseLabel={t("increaseOf", { title })}
            max={MAX_LINE_QUANTITY}
            defaultValue={line.quantity}
            onValueChange={() => afterFrame(() => button.current?.form?.requestSubmit())}
          />
          <div className="hidden noscript:block">
            <Button ref={button} type="submit" variant="quiet" size="small">
              {t("update")}
            </Button>
          </div>
          {fetcher.state === "idle" && fetcher.data?.fault && (
            <Notice tone="danger" live>
              <FaultText fault={fetcher.data.fault} />
              <TakeAvailable fault={fetcher.data.fault} current={line.quantity} />
            </Notice>
          )}
        </div>
      )}
    </CartForm>
  )
}

/**
 * Offers the available quantity if more was requested. The button's value is sent after the field's, so it
 * takes precedence.
 */
function TakeAvailable({ fault, current }: { fault: CartFault; current: number }) {
  const t = useTranslations("cartPage")
  if (fault.code !== "stock" || fault.available === null || fault.available <= current) return null
  return (
    <button type="submit" name="quantity" value={fault.available} className="touch block min-h-11 underline">
      {t("takeAvailable", { count: fault.available })}
    </button>
  )
}
