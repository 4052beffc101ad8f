import { formatDate, roundCash } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import type { OrderView } from "./order-view.ts"

/** How to pay what is still due of an order: account and reference, or the cash to have ready. */
export function PaymentInstructions({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  const locale = useLocale()
  const { due, paid } = order.money
  if (due === 0) return null
  if (order.paymentMethod === "cash_on_delivery") {
    if (order.status === "completed") return null
    return (
      <p className="mt-6 rounded-lg bg-info-soft px-5 py-4 text-on-info-soft">
        {t("cashText")} <strong className="tabular">{money(roundCash(due), order.currency)}</strong>
      </p>
    )
  }
  const { bank } = order
  if (!bank) return null
  const facts: [string, string][] = [
    [t("transferBeneficiary"), bank.accountHolder],
    [t("transferBank"), bank.bankName],
    [t("transferAccount"), bank.accountNumber],
    ["IBAN", bank.iban],
    [t("transferAmount"), money(due, order.currency)],
    [t("transferReference"), order.number],
    ...(order.transferBy === null
      ? []
      : [[t("transferBy"), formatDate(order.transferBy, locale)] satisfies [string, string]]),
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
        {t("transferReferenceHint")} {paid === 0 && t("transferText")}
      </p>
    </section>
  )
}
