import type { PaymentMethod } from "@porteka/commerce-sdk"
import { Banknote, CreditCard, Landmark } from "lucide-react"
import { useState } from "react"
import { useFetcher } from "react-router"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { afterFrame } from "#app/ui/browser/after-frame.ts"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import { REMEMBER_CHOICE } from "../form/checkout-intents.ts"
import type { DetailsError } from "../form/details-schema.ts"
import { AT_A_LOCKER } from "./when-chosen.ts"

const ICONS = { card: CreditCard, bank_transfer: Landmark, cash_on_delivery: Banknote } as const

/** Hides the fee if the order is collected in the shop, where cash on delivery has none. */
const NOT_AT_THE_SHOP = "group-has-[[data-choice=pickup]:checked]/checkout:hidden"

/** Shown before the form is submitted; the chosen point applies while a locker is chosen. */
const WHERE_NO_CASH =
  "hidden font-medium text-warning group-has-[[data-choice=locker]:checked]/checkout:group-has-[[data-choice=no-cash]:checked]/checkout:block"

interface PaymentChoiceProps {
  methods: PaymentMethod[]
  cashOnDeliveryFee: number
  chosen: string | null | undefined
  error: DetailsError | undefined
  /** Nobody takes cash at the chosen pickup point. */
  noCash: boolean
  /** Why a method is missing. */
  note: string | null
}

export function PaymentChoice({
  methods,
  cashOnDeliveryFee,
  chosen,
  error,
  noCash,
  note,
}: PaymentChoiceProps) {
  const [picked, setPicked] = useState(chosen)
  const t = useTranslations("checkout")
  const money = useMoney()
  const saving = useFetcher()
  const fee = money(cashOnDeliveryFee)
  const texts = {
    card: (
      <>
        {t("method_card_text")}
        <span className="hidden noscript:block">{t("cardNeedsScripts")}</span>
      </>
    ),
    bank_transfer: t("method_bank_transfer_text"),
    cash_on_delivery: (
      <>
        {t("method_cash_on_delivery_text")} <span className={AT_A_LOCKER}>{t("cardAtLockerHint")}</span>
        <span className={WHERE_NO_CASH}>{t("pickupNoCashChosen")}</span>
      </>
    ),
  }
  return (
    <div id="payment_method">
      <RadioCards
        name="payment_method"
        legend={t("payment")}
        legendHidden
        defaultValue={chosen ?? undefined}
        // Saved as soon as it is seen, so that the totals include the fee; the final submit decides.
        onValueChange={(payment_method) => {
          setPicked(payment_method)
          afterFrame(() => saving.submit({ intent: REMEMBER_CHOICE, payment_method }, { method: "post" }))
        }}
        error={error && t(error)}
        cards={methods.map((method) => {
          const Icon = ICONS[method]
          return {
            value: method,
            title: t(`method_${method}`),
            text: texts[method],
            note: method === "cash_on_delivery" && <span className={NOT_AT_THE_SHOP}>{fee}</span>,
            icon: <Icon className="size-5" />,
            // Not if it is chosen already: what is disabled would not be sent, and its hint could not be answered.
            disabled: noCash && method === "cash_on_delivery" && picked !== method,
          }
        })}
      />
      {note && <p className="mt-3 text-ink-muted text-sm">{note}</p>}
    </div>
  )
}
