import type { OrderInvoice } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import type { OrderView } from "../order-view.ts"

interface OrderInvoicesProps {
  order: Pick<OrderView, "id" | "status" | "paymentMethod" | "money" | "isWithdrawn">
  invoices: OrderInvoice[]
}

/** The documents of an order, or when the first one comes. */
export function OrderInvoices({ order, invoices }: OrderInvoicesProps) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  const later = whenInvoiced(order)
  if (invoices.length === 0 && !later) return null
  return (
    <section data-print="hide" className="mt-8">
      <h2 className="text-title-xs">{t("invoices")}</h2>
      {invoices.length === 0 && later && <p className="mt-2">{t(later)}</p>}
      <ul className="empty:hidden">
        {invoices.map(({ id, kind, number }) => (
          <li key={id}>
            <a
              href={paths.orderInvoice(order.id, id)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t(`${kind}Download`, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The message about an invoice that is still to come; null if none is expected. */
function whenInvoiced({ status, paymentMethod, money, isWithdrawn }: OrderInvoicesProps["order"]) {
  if (status === "cancelled" || isWithdrawn || money.due === 0) return null
  if (paymentMethod === "bank_transfer") return "invoiceAfterTransfer"
  return paymentMethod === "cash_on_delivery" ? "invoiceWhenPacked" : null
}
