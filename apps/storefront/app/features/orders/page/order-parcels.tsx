import { formatDate, parcelTrackingUrl } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import type { ParcelView } from "../order-timeline.ts"
import type { OrderView } from "../order-view.ts"

/** Shipped parcels, with links to the carrier's tracking page. */
export function OrderParcels({ order }: { order: OrderView }) {
  const t = useTranslations("orderPage")
  if (order.parcels.length === 0) return null
  return (
    <section className="mt-8 rounded-lg bg-surface-raised p-6">
      <h2 className="text-title-sm">{t("parcels")}</h2>
      <ul className="mt-3 flex flex-col gap-4">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} lines={order.lines} />
        ))}
      </ul>
    </section>
  )
}

interface ParcelProps {
  parcel: ParcelView
  lines: OrderView["lines"]
}

function Parcel({ parcel, lines }: ParcelProps) {
  const { number, shippedAt, deliveredAt, carrier, givenUrl, items } = parcel
  const t = useTranslations("orderPage")
  const locale = useLocale()
  const url = number && parcelTrackingUrl(carrier, number, givenUrl)
  return (
    <li>
      <p className="tabular font-medium">
        {number ? t("parcelNumber", { number }) : t("parcelWithoutNumber")}
      </p>
      <p className="text-ink-muted text-sm">
        {deliveredAt
          ? t("parcelDelivered", { date: formatDate(deliveredAt, locale) })
          : t("parcelShipped", { date: formatDate(shippedAt, locale) })}
      </p>
      {items.length > 0 && (
        <ul className="text-sm">
          {items.map(({ lineId, quantity }) => (
            <li key={lineId}>
              {t("pieces", { quantity, title: lines.find(({ id }) => id === lineId)?.title ?? "" })}
            </li>
          ))}
        </ul>
      )}
      {url && (
        <a
          href={url}
          className="text-link inline-flex min-h-11 items-center"
          rel="noreferrer"
          target="_blank"
        >
          {t("track", { carrier })}
        </a>
      )}
    </li>
  )
}
