import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { keepNumbers } from "#app/i18n/keep-numbers.ts"
import type { OrderView, ReturnView } from "../order-view.ts"

/** An order's withdrawal: what has to be returned, the return address, and what has arrived. */
export function OrderReturns({ order: { withdrawal, returns, returnAddress } }: { order: OrderView }) {
  const t = useTranslations("orderPage")
  const locale = useLocale()
  if (!withdrawal && returns.length === 0) return null
  return (
    <section className="mt-8 rounded-lg bg-surface-raised p-6">
      <h2 className="text-title-sm">{t("returns")}</h2>
      {withdrawal && (
        <div className="mt-3">
          <p className="font-medium">{t("withdrawalCase", { reference: withdrawal.reference })}</p>
          <p className="text-ink-muted text-sm">
            {t("withdrawalReceived", { date: formatDate(withdrawal.receivedAt, locale) })}{" "}
            {t(`withdrawalState_${withdrawal.state}`)}
          </p>
        </div>
      )}
      {returns.length > 0 && (
        <ul className="mt-3 flex flex-col gap-4">
          {returns.map((one) => (
            <Return key={one.id} back={one} address={returnAddress} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Return({ back: { reason, items, receivedAt }, address }: { back: ReturnView; address: string[] }) {
  const t = useTranslations("orderPage")
  const locale = useLocale()
  return (
    <li>
      <p className="font-medium">{t(`returnReason_${reason}`)}</p>
      <ul>
        {items.map(({ id, title, quantity }) => (
          <li key={id}>{t("pieces", { quantity, title })}</li>
        ))}
      </ul>
      <p className="text-ink-muted text-sm">
        {receivedAt
          ? t("returnReceived", { date: formatDate(receivedAt, locale) })
          : t("returnAwaited", { address: keepNumbers(address.join(", ")) })}
      </p>
    </li>
  )
}
