import type { GiftCardOffer } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { AddRefusal } from "../add-refusal.tsx"
import { announceCartAdded } from "../cart-added.ts"
import { CartForm } from "../cart-form.tsx"
import { ADD_FORM, type RefusedAddition } from "../contract/refused-addition.ts"
import { CardFields } from "./card-fields.tsx"

interface GiftCardFormProps {
  offer: GiftCardOffer
  today: string
  /** What was sent without scripts and refused. */
  refused: RefusedAddition | null
}

/** The amount chosen at first, in whole forints. */
export const firstAmount = ({ amounts }: GiftCardOffer): number => amounts[1] ?? amounts[0] ?? 0

/** The form that adds a gift card to the cart. */
export function GiftCardForm({ offer, today, refused }: GiftCardFormProps) {
  const { variant_id, amounts } = offer
  const t = useTranslations("giftCard")
  const money = useMoney()
  const product = { title: t("title"), variantTitle: null, thumbnail: null, price: null }
  return (
    <CartForm
      id={ADD_FORM}
      intent="add"
      fields={{ variant_id }}
      product={product}
      onReply={announceCartAdded}
      className="scroll-mt-28"
    >
      {(fetcher) => (
        <div className="flex flex-col gap-5">
          <RadioCards
            name="card_amount"
            legend={t("amount")}
            defaultValue={refused?.fields.card_amount ?? String(firstAmount(offer))}
            cards={amounts.map((amount) => ({ value: String(amount), title: money(amount) }))}
          />
          <CardFields today={today} options={refused?.fields ?? {}} />
          <Button
            type="submit"
            size="large"
            busy={fetcher.state !== "idle"}
            className="self-start max-sm:w-full"
          >
            {t("addToCart")}
          </Button>
          <AddRefusal fetcher={fetcher} fault={refused?.fault} />
        </div>
      )}
    </CartForm>
  )
}
