import type { GiftCardOffer } from "@porteka/commerce-sdk/wire"
import { lazy, Suspense } from "react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { announceCartAdded } from "../cart-added.ts"
import { CartForm } from "../cart-form.tsx"
import { CardFields } from "./card-fields.tsx"

/** Loaded with the first change of the cart (`preloadNotifications`), because most visitors never see an error. */
const AddFault = lazy(() => import("../notices/add-fault.tsx"))

interface GiftCardFormProps {
  offer: GiftCardOffer
  today: string
}

/** The form that adds a gift card to the cart. */
export function GiftCardForm({ offer: { variant_id, amounts }, today }: GiftCardFormProps) {
  const t = useTranslations("giftCard")
  const money = useMoney()
  const product = { title: t("title"), variantTitle: null, thumbnail: null, price: null }
  return (
    <CartForm intent="add" fields={{ variant_id }} product={product} onReply={announceCartAdded}>
      {(fetcher) => (
        <div className="flex flex-col gap-5">
          <RadioCards
            name="card_amount"
            legend={t("amount")}
            defaultValue={String(amounts[Math.min(1, amounts.length - 1)])}
            cards={amounts.map((amount) => ({ value: String(amount), title: money(amount) }))}
          />
          <CardFields today={today} />
          <Button
            type="submit"
            size="large"
            busy={fetcher.state !== "idle"}
            className="self-start max-sm:w-full"
          >
            {t("addToCart")}
          </Button>
          {fetcher.state === "idle" && fetcher.data?.fault && (
            <Suspense>
              <AddFault fault={fetcher.data.fault} />
            </Suspense>
          )}
        </div>
      )}
    </CartForm>
  )
}
