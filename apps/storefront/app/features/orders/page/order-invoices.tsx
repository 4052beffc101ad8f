import type { OrderInvoice } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"

interface OrderInvoicesProps {
  orderId: string
  invoices: OrderInvoice[]
}

/** The documents of an order. */
export function OrderInvoices({ orderId, invoices }: OrderInvoicesProps) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  if (invoices.length === 0) return null
  return (
    <section data-print="hide" className="mt-8">
      <h2 className="text-title-xs">{t("invoices")}</h2>
      <ul>
        {invoices.map(({ id, kind, number }) => (
          <li key={id}>
            <a href={paths.orderInvoice(orderId, id)} className="text-link inline-flex min-h-11 items-center">
              {t(`${kind}Download`, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
