import { Check } from "lucide-react"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/button.tsx"
import { announceCartAdded } from "./cart-added.ts"
import { CartForm } from "./cart-form.tsx"
import { useFaultText } from "./use-fault-text.ts"

export interface QuickAddProps {
  variantId: string
  quantity: number
  disabled: boolean
  /** Put into the cart a moment ago. */
  added: boolean
  label: string
  addedLabel: string
  onAdding: () => void
  onAdded: () => void
  /** Told why in the visitor's language. */
  onFailed: (reason: string) => void
}

/** Puts a chosen variant into the cart from outside its page; whoever shows it keeps the state. */
export function QuickAdd(props: QuickAddProps) {
  const { variantId, quantity, disabled, added, label, addedLabel, onAdding, onAdded, onFailed } = props
  const t = useTranslations("cart")
  const faultText = useFaultText()
  return (
    <CartForm
      intent="add"
      fields={{ variant_id: variantId, quantity: String(quantity) }}
      className="flex-1"
      onSend={onAdding}
      onReply={(reply) => {
        if (!reply.ok) return onFailed(reply.fault ? faultText(reply.fault) : t("errorAdd"))
        announceCartAdded(reply)
        onAdded()
      }}
    >
      {(fetcher) => (
        <Button
          type="submit"
          size="large"
          wide
          disabled={disabled}
          busy={fetcher.state !== "idle"}
          icon={added && <Check className="size-5" />}
        >
          {added ? addedLabel : label}
        </Button>
      )}
    </CartForm>
  )
}
