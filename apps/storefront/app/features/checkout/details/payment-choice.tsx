import type { PaymentMethod } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import { Banknote, CreditCard, Landmark } from "lucide-react"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { RadioCards } from "#app/ui/controls/radio-cards.tsx"
import type { DetailsError } from "./details-schema.ts"

const ICONS = { card: CreditCard, bank_transfer: Landmark, cash_on_delivery: Banknote } as const

interface PaymentChoiceProps {
  methods: PaymentMethod[]
  chosen: string | null | undefined
  error: DetailsError | undefined
}

export function PaymentChoice({ methods, chosen, error }: PaymentChoiceProps) {
  const t = useTranslations("checkout")
  const money = useMoney()
  const fee = money(shop.cashOnDeliveryFee)
  const texts = {
    card: (
      <>
        {t("method_card_text")}
        <span className="hidden noscript:block">{t("cardNeedsScripts")}</span>
      </>
    ),
    bank_transfer: t("method_bank_transfer_text"),
    cash_on_delivery: t("method_cash_on_delivery_text", { fee }),
  }
  return (
    <div id="payment_method">
      <RadioCards
        name="payment_method"
        legend={t("payment")}
        legendHidden
        defaultValue={chosen ?? undefined}
        error={error && t(error)}
        cards={methods.map((method) => {
          const Icon = ICONS[method]
          return {
            value: method,
            title: t(`method_${method}`),
            text: texts[method],
            note: method === "cash_on_delivery" ? fee : undefined,
            icon: <Icon className="size-5" />,
          }
        })}
      />
    </div>
  )
}
