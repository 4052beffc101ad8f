import type { AccountExport } from "@porteka/commerce-sdk/wire"
import {
  PERSONAL_DATA_WORDS,
  type PersonalDataRecord,
  type PersonalDataSection,
  readPersonalData,
} from "@porteka/documents/personal-data"
import { useLocale } from "use-intl"
import type { NamedDelivery } from "#app/i18n/use-delivery-name.ts"
import { Disclosure } from "#app/ui/windows/disclosure.tsx"

interface PersonalDataProps {
  kept: AccountExport
  deliveryName: (delivery: NamedDelivery) => string
}

/**
 * All stored data of a customer as text: a section for each kind of data, with its records below each other. Kinds of which there
 * is nothing are named in one line.
 */
export function PersonalData({ kept, deliveryName }: PersonalDataProps) {
  const locale = useLocale()
  const { nothing, more } = PERSONAL_DATA_WORDS[locale]
  const sections = readPersonalData(kept, { locale, deliveryName })
  const empty = sections.filter(({ records }) => records.length === 0)
  return (
    <>
      <div className="border-border border-t">
        {sections
          .filter(({ records }) => records.length > 0)
          .map((section) => (
            <Section key={section.part} section={section} />
          ))}
      </div>
      {empty.length > 0 && (
        <dl className="mt-6 max-w-reading text-sm">
          <dt className="text-ink-muted">{nothing}</dt>
          <dd>{empty.map(({ heading }) => heading).join(" · ")}</dd>
        </dl>
      )}
      <p className="mt-6 max-w-reading text-ink-muted text-sm">{more}</p>
    </>
  )
}

function Section({ section: { part, heading, records } }: { section: PersonalDataSection }) {
  return (
    <Disclosure
      open={part === "customer"}
      summary={
        <span>
          <span className="title text-title-xs">{heading}</span>
          {part !== "customer" && (
            // The space is for screen readers.
            <span className="tabular ml-1 text-ink-muted text-sm">{` (${records.length})`}</span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-8">
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page
          <Entry key={index} record={record} />
        ))}
      </div>
    </Disclosure>
  )
}

function Entry({ record: { title, lines } }: { record: PersonalDataRecord }) {
  return (
    <section>
      {title && <h2 className="mb-2 font-medium">{title}</h2>}
      <dl className="divide-y divide-border border-border border-y">
        {lines.map(({ label, values }) => (
          <div key={label} className="grid gap-x-6 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="text-ink-muted text-sm/6">{label}</dt>
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
