import { Form, useNavigation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { Facts } from "#app/forms/case/facts.tsx"
import { SUBMISSION_FIELD } from "#app/forms/case/submission.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { Declaration } from "./declaration.ts"
import { declarationFacts } from "./declaration-facts.ts"
import { INTENT_FIELD, type WithdrawalIntent } from "./withdrawal-step.ts"

interface CheckStepProps {
  declaration: Declaration
  choice: Record<string, string>
  submissionId: string
  /** It could not be recorded; nothing of it is lost. */
  failed: boolean
}

const CONFIRM: WithdrawalIntent = "confirm"
const CHANGE: WithdrawalIntent = "change"

/** The exact declaration, and the button that makes it. */
export function CheckStep({ declaration, choice, submissionId, failed }: CheckStepProps) {
  const t = useTranslations("withdrawal")
  const locale = useLocale()
  const paths = usePaths()
  const { contact } = useShopFront()
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" action={paths.legal("withdrawal")} className="flex flex-col gap-6">
      {failed && (
        <Notice tone="danger" live>
          {t("unavailable", { email: contact.email })}
        </Notice>
      )}
      <div>
        <h2 className="text-title-md">{t("checkTitle")}</h2>
        <p className="mt-2 text-ink-muted">{t("checkText")}</p>
      </div>
      <Facts rows={declarationFacts(t, locale, declaration)} />
      {Object.entries({ ...declaration, ...choice, [SUBMISSION_FIELD]: submissionId }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name={INTENT_FIELD} value={CONFIRM} size="large" busy={busy}>
          {t("confirm")}
        </Button>
        <Button type="submit" name={INTENT_FIELD} value={CHANGE} size="large" variant="quiet" disabled={busy}>
          {t("change")}
        </Button>
      </div>
    </Form>
  )
}
