import type { AccountExport } from "@porteka/commerce-sdk/wire"
import { formatDateTime } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { Disclosure } from "#app/ui/windows/disclosure.tsx"
import { isNamedField } from "./field-names.ts"

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
/** Deeper than this nobody reads: what is there is written out in a line. */
const DEEPEST = 3

/** Everything that is kept of a person, readable: a part for each kind, a table for each record. */
export function KeptData({ kept }: { kept: AccountExport }) {
  const t = useTranslations("account")
  const { created_at: _, ...parts } = kept
  return (
    <div className="border-border border-t">
      {Object.entries(parts).map(([name, records]) => {
        const list = [records].flat()
        return (
          <Disclosure
            key={name}
            open={name === "customer"}
            summary={
              <span>
                <span className="title text-title-xs">{t(`data_${name as keyof typeof parts}`)}</span>
                {Array.isArray(records) && (
                  <span className="tabular ml-2 text-ink-muted text-sm">({records.length})</span>
                )}
              </span>
            }
          >
            {list.length === 0 ? (
              <p className="text-ink-muted">{t("dataNothing")}</p>
            ) : (
              <div className="flex flex-col gap-6">
                {list.map((record, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page
                  <Values key={index} record={record as Record<string, unknown>} depth={0} />
                ))}
              </div>
            )}
          </Disclosure>
        )
      })}
    </div>
  )
}

function Values({ record, depth }: { record: Record<string, unknown>; depth: number }) {
  const t = useTranslations("account")
  return (
    <dl className="divide-y divide-border rounded-md border border-border px-4">
      {Object.entries(record)
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="wrap-anywhere text-ink-muted text-sm">
              {isNamedField(name) ? t(`kept_${name}`) : name.replaceAll("_", " ")}
            </dt>
            <dd className="wrap-anywhere min-w-0">
              <Value value={value} depth={depth + 1} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Value({ value, depth }: { value: unknown; depth: number }) {
  const t = useTranslations("account")
  const locale = useLocale()
  if (typeof value === "boolean") return value ? t("dataYes") : t("dataNo")
  if (typeof value === "string") return MOMENT.test(value) ? formatDateTime(value, locale) : value
  if (typeof value !== "object" || value === null) return String(value)
  if (depth > DEEPEST) return <code className="text-sm">{JSON.stringify(value)}</code>
  if (!Array.isArray(value)) return <Values record={value as Record<string, unknown>} depth={depth} />
  return value.length === 0 ? (
    "–"
  ) : (
    <ul className="flex flex-col gap-2">
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page
        <li key={index}>
          <Value value={item} depth={depth + 1} />
        </li>
      ))}
    </ul>
  )
}
