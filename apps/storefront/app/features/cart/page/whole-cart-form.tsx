import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { CartForm } from "../cart-form.tsx"

/** Clears the cart, recreates it with the same items, or starts an empty one (specification 4, "Cart lifecycle"). */
export function WholeCartForm({ intent }: { intent: "clear" | "refresh" | "reset" }) {
  const t = useTranslations("cartPage")
  return (
    <CartForm intent={intent}>
      {(fetcher) => (
        <Button type="submit" variant="quiet" size="small" busy={fetcher.state !== "idle"}>
          {t(intent)}
        </Button>
      )}
    </CartForm>
  )
}
