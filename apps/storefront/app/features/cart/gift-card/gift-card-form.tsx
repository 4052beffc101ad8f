import type { GiftCardOffer } from "@porteka/commerce-sdk/wire"
import { useEffect } from "react"
import type { FetcherWithComponents } from "react-router"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { controlNamed } from "#app/ui/browser/control-named.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { AddRefusal } from "../add-refusal.tsx"
import { announceCartAdded } from "../cart-added.ts"
import { CartForm } from "../cart-form.tsx"
import type { CartReply } from "../contract/cart-reply.ts"
import { ADD_FORM, type RefusedAddition } from "../contract/refused-addition.ts"
import { FaultText } from "../fault-text.tsx"
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
  const { variant_id } = offer
  const t = useTranslations("giftCard")
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
      {(fetcher) => <Fields offer={offer} today={today} refused={refused} fetcher={fetcher} />}
    </CartForm>
  )
}

function Fields({
  offer,
  today,
  refused,
  fetcher,
}: GiftCardFormProps & { fetcher: FetcherWithComponents<CartReply> }) {
  const t = useTranslations("giftCard")
  const money = useMoney()
  const fault = fetcher.data ? fetcher.data.fault : (refused?.fault ?? null)
  const refusal = fault?.code === "option" ? fault.option : null
  useFocusOnRefused(fetcher.data)
  return (
    <div className="flex flex-col gap-5">
      {/* Here the page opens; with scripts the message is at the button that was pressed. */}
      {!refusal && !fetcher.data && <AddRefusal fetcher={fetcher} fault={fault} />}
      <RadioCards
        id="card_amount"
        name="card_amount"
        legend={t("amount")}
        defaultValue={refused?.fields.card_amount ?? String(firstAmount(offer))}
        error={refusal?.key === "card_amount" && <FaultText fault={{ code: "option", option: refusal }} />}
        cards={offer.amounts.map((amount) => ({ value: String(amount), title: money(amount) }))}
      />
      <CardFields today={today} options={refused?.fields ?? {}} refusal={refusal} isLinked />
      <Button type="submit" size="large" busy={fetcher.state !== "idle"} className="self-start max-sm:w-full">
        {t("addToCart")}
      </Button>
      {!refusal && fetcher.data && <AddRefusal fetcher={fetcher} fault={null} />}
    </div>
  )
}

/** The field whose value an answer refuses takes the focus; without scripts the page opens at it. */
function useFocusOnRefused(reply: CartReply | undefined): void {
  useEffect(() => {
    if (reply?.fault?.code === "option") controlNamed(reply.fault.option.key)?.focus()
  }, [reply])
}
