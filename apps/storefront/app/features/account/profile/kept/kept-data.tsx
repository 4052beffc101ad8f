import type { AccountExport } from "@porteka/commerce-sdk/wire"
import { useLocale, useTranslations } from "use-intl"
import { Disclosure } from "#app/ui/windows/disclosure.tsx"
import { KEPT_PARTS, type KeptPart } from "./kept-parts.ts"
import type { Reader, Row } from "./kept-reader.ts"

interface KeptDataProps extends Pick<Reader, "deliveryName"> {
  kept: AccountExport
}

/** All stored data of a customer as text: a section for each kind of data, with its records below each other. */
export function KeptData({ kept, deliveryName }: KeptDataProps) {
  const t = useTranslations("keptData")
  const locale = useLocale()
  const orderNumbers = new Map(kept.orders.map(({ id, display_id: number }) => [id, String(number)]))
  const reader: Reader = { locale, t, orderNumbers, deliveryName }
  const parts = Object.keys(KEPT_PARTS) as KeptPart[]
  return (
    <>
      <div className="border-border border-t">
        {parts.map((part) => (
          <Part key={part} part={part} records={recordsOf(kept, part)} reader={reader} />
        ))}
      </div>
      <p className="mt-6 max-w-reading text-ink-muted text-sm">{t("more")}</p>
    </>
  )
}

function recordsOf(kept: AccountExport, part: KeptPart): Row[] {
  if (part === "customer") return [kept.customer]
  if (part === "wishlist") return kept.wishlist.items.map((item) => ({ ...item }))
  return kept[part]
}

function Part({ part, records, reader }: { part: KeptPart; records: Row[]; reader: Reader }) {
  const { t } = reader
  return (
    <Disclosure
      open={part === "customer"}
      summary={
        <span>
          <span className="title text-title-xs">{t(`part.${part}`)}</span>
          {part !== "customer" && (
            <span className="tabular ml-2 text-ink-muted text-sm">({records.length})</span>
          )}
        </span>
      }
    >
      {records.length === 0 ? (
        <p className="text-ink-muted">{t("nothing")}</p>
      ) : (
        <div className="flex flex-col gap-8">
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page
            <KeptRecord key={index} part={part} record={record} reader={reader} />
          ))}
        </div>
      )}
    </Disclosure>
  )
}

function KeptRecord({ part, record, reader }: { part: KeptPart; record: Row; reader: Reader }) {
  const { title, lines } = KEPT_PARTS[part]
  const shown = lines
    .map(([label, read]) => ({ label, values: read(record, reader) }))
    .filter(({ values }) => values.length > 0)
  return (
    <section>
      {title && <h2 className="mb-2 font-medium">{title(record, reader)}</h2>}
      <dl className="divide-y divide-border border-border border-y">
        {shown.map(({ label, values }) => (
          <div key={label} className="grid gap-x-6 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="text-ink-muted text-sm/6">{reader.t(`label.${label}`)}</dt>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, none ever moves
              <dd key={index} className="tabular wrap-anywhere min-w-0 whitespace-pre-line sm:col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
