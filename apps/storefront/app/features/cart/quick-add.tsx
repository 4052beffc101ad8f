import type { Personalisation } from "@porteka/shop"
import { Check } from "lucide-react"
import { type ReactNode, Suspense } from "react"
import { Button, type ButtonSize } from "#app/ui/controls/button.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { announceCartAdded } from "./cart-added.ts"
import { CartForm } from "./cart-form.tsx"
import { FaultText } from "./fault-text.tsx"
import type { ProductNote } from "./product-note.ts"

const PersonalisationField = lazyPart(() => import("./personalisation-field.tsx"))

export interface QuickAddProps {
  variantId: string
  quantity?: number
  product?: ProductNote
  /** The required inscription, which has a field above the button. */
  personalisation?: Personalisation | null
  disabled?: boolean
  /** The button's temporary label after adding. */
  addedLabel?: string | false
  label: string
  size?: ButtonSize
  className?: string
  onAdding?: () => void
  onAdded?: () => void
  /** Called with the reason, in the visitor's language, if it could not be added. */
  onFailed: (reason: ReactNode) => void
}

/** Adds a chosen variant to the cart from outside its page; the caller holds the state. */
export function QuickAdd(props: QuickAddProps) {
  const {
    variantId,
    quantity = 1,
    product,
    personalisation,
    disabled,
    addedLabel,
    label,
    size,
    className,
    onAdding,
    onAdded,
    onFailed,
  } = props
  return (
    <CartForm
      intent="add"
      fields={{ variant_id: variantId, quantity: String(quantity) }}
      product={product}
      className={className}
      onSend={onAdding}
      onReply={(reply) => {
        if (!reply.ok) {
          return onFailed(<FaultText fault={reply.fault ?? { code: "failed", intent: "add" }} />)
        }
        announceCartAdded(reply)
        onAdded?.()
      }}
    >
      {(fetcher) => (
        <>
          {personalisation && (
            <Suspense>
              <div className="mb-3">
                <PersonalisationField personalisation={personalisation} />
              </div>
            </Suspense>
          )}
          <Button
            type="submit"
            size={size}
            wide
            disabled={disabled}
            busy={fetcher.state !== "idle"}
            icon={addedLabel && <Check className="size-5" />}
          >
            {addedLabel || label}
          </Button>
        </>
      )}
    </CartForm>
  )
}
