import { roundCash } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import type { OrderView } from "./order-view.ts"

/** How to pay an order that is not paid yet: account and reference, or the cash to have ready. */
export function PaymentInstructions({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  if (order.status !== "pending" || !order.isUnpaid) return null
  if (order.paymentMethod === "cash_on_delivery") {
    return (
      <p className="mt-6 rounded-lg bg-info-soft px-5 py-4 text-on-info-soft">
        {t("cashText")} <strong className="tabular">{money(roundCash(order.total), order.currency)}</strong>
      </p>
    )
  }
  if (order.paymentMethod !== "bank_transfer") return null
  const facts: [string, string][] = [
    [t("transferBeneficiary"), shop.bank.accountHolder],
    [t("transferBank"), shop.bank.bankName],
    [t("transferAccount"), shop.bank.accountNumber],
    ["IBAN", shop.bank.iban],
    [t("transferAmount"), money(order.total, order.currency)],
    [t("transferReference"), order.number],
  ]
  return (
    <section className="mt-6 rounded-lg bg-info-soft p-6 text-on-info-soft">
      <h2 className="text-title-sm">{t("transferTitle")}</h2>
      <dl className="tabular mt-4 grid gap-x-6 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-words font-semibold max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {t("transferReferenceHint")} {t("transferText")}
      </p>
    </section>
  )
}
