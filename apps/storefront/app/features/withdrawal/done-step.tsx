import { formatDateTime } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/link.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { Facts } from "./facts.tsx"

interface DoneStepProps {
  reference: string
  /** ISO 8601. */
  receivedAt: string
  receiptSent: boolean
}

export function DoneStep({ reference, receivedAt, receiptSent }: DoneStepProps) {
  const t = useTranslations("withdrawal")
  const locale = useLocale()
  const paths = usePaths()
  return (
    <div className="flex flex-col gap-6">
      <Notice tone="success" live title={t("doneTitle")}>
        {t(receiptSent ? "receiptSent" : "receiptLater")}
      </Notice>
      <Facts
        rows={[
          [t("reference"), reference],
          [t("received"), formatDateTime(receivedAt, locale)],
        ]}
      />
      <p>
        {t.rich("further", {
          link: (text) => (
            <Link to={paths.legal("returns")} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
