import { budapestDay, formatDateTime, sendBackDeadline } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { CaseReceipt } from "#app/forms/case/case-receipt.tsx"
import { keptByDate } from "#app/i18n/kept-dates.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { declarationFacts } from "./declaration-facts.ts"
import type { WithdrawalStep } from "./withdrawal-step.ts"

type DoneStepProps = Omit<Extract<WithdrawalStep, { step: "done" }>, "step">

/**
 * Everything that an acknowledgement of receipt must contain, so that the page can be kept as one (45/2014.
 * (II. 26.) Korm. r. 22. §).
 */
export function DoneStep({ declaration, reference, receivedAt, receipt, sendBackTo }: DoneStepProps) {
  const t = useTranslations("withdrawal")
  const locale = useLocale()
  const paths = usePaths()
  const date = keptByDate(sendBackDeadline(budapestDay(receivedAt)), locale)
  return (
    <CaseReceipt
      receipt={receipt}
      textOf={t}
      rows={[
        [t("reference"), reference],
        [t("received"), formatDateTime(receivedAt, locale)],
        ...declarationFacts(t, locale, declaration),
      ]}
    >
      <div className="flex flex-col gap-2">
        <h2 className="text-title-sm">{t("nextTitle")}</h2>
        <p>{t("sendBack", { date, address: sendBackTo })}</p>
      </div>
      <p>
        {t.rich("further", {
          link: (text) => (
            <Link to={paths.legal("returns")} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </CaseReceipt>
  )
}
