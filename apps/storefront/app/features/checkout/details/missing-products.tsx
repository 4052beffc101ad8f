import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { ProblemView } from "../problem-view.ts"
import { useProblemText } from "../use-checkout-problem-text.ts"

/** What cannot be ordered now is said before the form, and not after it. */
export function MissingProducts({ problems }: { problems: readonly ProblemView[] }) {
  const t = useTranslations("checkout")
  const paths = usePaths()
  const problemText = useProblemText()
  if (problems.length === 0) return null
  return (
    <Notice tone="warning" title={t("missingTitle")} className="mb-10">
      {problems.map((problem) => (
        <p key={`${problem.code} ${problem.title}`}>{problemText(problem)}</p>
      ))}
      <p className="mt-2">
        <Link to={paths.cart()} className="text-link">
          {t("changeCart")}
        </Link>
      </p>
    </Notice>
  )
}
