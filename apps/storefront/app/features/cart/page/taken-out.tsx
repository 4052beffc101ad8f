import { lineKey } from "@porteka/shop"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { CartForm } from "../cart-form.tsx"
import { FaultText } from "../fault-text.tsx"
import type { CartLineView } from "./cart-view.ts"

const keyOf = ({ variantId, options }: CartLineView) =>
  variantId === null ? null : lineKey({ variantId, options })

/**
 * Remembers lines removed while the cart is open.
 * @returns the removed lines, and the callback for a removal
 */
export function useTakenOut(lines: readonly CartLineView[]) {
  const [asked, setAsked] = useState<readonly CartLineView[]>([])
  const inCart = new Set(lines.map(keyOf))
  return {
    takenOut: asked.filter((line) => keyOf(line) !== null && !inCart.has(keyOf(line))),
    takeOut: (line: CartLineView) =>
      setAsked((before) => [...before.filter((other) => keyOf(other) !== keyOf(line)), line]),
  }
}

/** Removed lines with an undo button, which restores quantity and options. */
export function TakenOut({ lines }: { lines: readonly CartLineView[] }) {
  const t = useTranslations("cartPage")
  return (
    <div role="status">
      {lines.map(({ id, title, variantTitle, variantId, options, quantity }) => (
        <CartForm
          key={id}
          intent="replay"
          fields={{ targets: JSON.stringify([{ variant_id: variantId, options, quantity }]) }}
          className="mt-3 rounded-md bg-surface-sunken px-4 py-2 text-sm"
        >
          {(fetcher) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{t("takenOut", { title: [title, variantTitle].filter(Boolean).join(", ") })}</span>
                <button type="submit" disabled={fetcher.state !== "idle"} className="text-link min-h-11">
                  {t("undo")}
                </button>
              </div>
              {fetcher.state === "idle" && fetcher.data?.fault && (
                <p className="pb-2 text-danger">
                  <FaultText fault={fetcher.data.fault} />
                </p>
              )}
            </>
          )}
        </CartForm>
      ))}
    </div>
  )
}
