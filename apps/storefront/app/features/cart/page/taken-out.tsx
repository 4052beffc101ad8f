import { lineKey } from "@porteka/shop"
import { useEffect, useRef, useState } from "react"
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

/**
 * Removed lines with an undo button, which restores quantity and options. The pressed button disappears with its line: then the
 * focus moves to the undo button, and after undoing it stays at this place.
 */
export function TakenOut({ lines }: { lines: readonly CartLineView[] }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(lines.length)
  useEffect(() => {
    const isMore = lines.length > shown.current
    const isSame = lines.length === shown.current
    shown.current = lines.length
    if (isSame || document.activeElement !== document.body) return
    const undo = [...(place.current?.querySelectorAll("button") ?? [])].at(-1)
    ;(isMore && undo ? undo : place.current)?.focus()
  }, [lines.length])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <TakenOutLines lines={lines} />
    </div>
  )
}

function TakenOutLines({ lines }: { lines: readonly CartLineView[] }) {
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
