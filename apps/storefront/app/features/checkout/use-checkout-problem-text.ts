import { useTranslations } from "use-intl"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import type { ProblemView } from "./problem-view.ts"

/** A problem of the order in the visitor's language. */
export function useProblemText(): (problem: ProblemView) => string {
  const t = useTranslations("checkout")
  const money = useMoney()
  const { payments } = useShopFront()
  return (problem) =>
    t(`problem_${problem.code}`, {
      title: problem.title,
      code: problem.promotionCode,
      available: problem.available,
      expected: money(problem.expected),
      actual: money(problem.actual),
      card: String("card" in payments),
    })
}
