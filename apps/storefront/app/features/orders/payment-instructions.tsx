import { formatDate, roundCash } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { CopyButton } from "./copy-button.tsx"
import type { OrderView } from "./order-view.ts"
import { TransferCodePicture } from "./transfer-code-picture.tsx"

interface Fact {
  name: string
  value: string
  /** The value in the bank's format; undefined for values that nobody types. */
  copied?: string
}

/** How to pay the open amount of an order: account and reference, or the cash to have ready. */
export function PaymentInstructions({ order }: { order: OrderView }) {
  const t = useTranslations("order")
  const money = useMoney()
  const locale = useLocale()
  const paths = usePaths()
  const { due, paid } = order.money
  if (due === 0 || order.isWithdrawn) return null
  if (order.paymentMethod === "cash_on_delivery") {
    if (order.status === "completed") return null
    const isAtLocker = order.delivery?.isAtLocker ?? false
    return (
      <p className="mt-6 rounded-lg bg-info-soft px-5 py-4 text-on-info-soft">
        {t(isAtLocker ? "lockerText" : "cashText")}{" "}
        <strong className="tabular">{money(isAtLocker ? due : roundCash(due), order.currency)}</strong>
      </p>
    )
  }
  const { bank } = order
  if (!bank) return null
  const facts: Fact[] = [
    { name: t("transferBeneficiary"), value: bank.accountHolder, copied: bank.accountHolder },
    { name: t("transferBank"), value: bank.bankName },
    { name: t("transferAccount"), value: bank.accountNumber, copied: bank.accountNumber },
    { name: "IBAN", value: bank.iban, copied: bank.iban.replace(/\s/g, "") },
    { name: t("transferAmount"), value: money(due, order.currency), copied: String(due) },
    { name: t("transferReference"), value: order.number, copied: order.number },
    ...(order.transferBy === null
      ? []
      : [{ name: t("transferBy"), value: formatDate(order.transferBy, locale) }]),
  ]
  return (
    <section className="mt-6 rounded-lg bg-info-soft p-6 text-on-info-soft">
      <h2 className="text-title-sm">{t("transferTitle")}</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="tabular grid content-start gap-x-4 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
          {facts.map(({ name, value, copied }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="flex items-center gap-1 break-words font-semibold max-sm:mb-2">
                {value}
                {copied !== undefined && <CopyButton name={name} value={copied} />}
              </dd>
            </div>
          ))}
        </dl>
        {order.transferCode && <TransferCodePicture code={order.transferCode} />}
      </div>
      {order.paymentMethod === "bank_transfer" && paid === 0 && (
        <a
          href={paths.orderProforma(order.id)}
          data-print="hide"
          className="mt-2 inline-flex min-h-11 items-center underline"
        >
          {t("proforma")}
        </a>
      )}
      <p className="mt-4 text-sm">
        {t("transferReferenceHint")} {paid === 0 && t("transferText")}
      </p>
    </section>
  )
}
