import { ArrowRight } from "lucide-react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import type { NextStep } from "./next-steps.ts"

/** Suggested next steps, each with a link. */
export function NextStepsList({ steps }: { steps: NextStep[] }) {
  const t = useTranslations("account")
  return (
    <section>
      <h2 className="text-title-sm">{t("nextTitle")}</h2>
      <ul className="mt-3 divide-y divide-border border-border border-y">
        {steps.map((step) => (
          <li key={"orderId" in step ? step.kind + step.orderId : step.kind}>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({ step }: { step: NextStep }) {
  const { text, to } = useStep(step)
  return (
    <Link to={to} className="group/step flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
      <span className="quiet-link">{text}</span>
      <ArrowRight className="size-4.5 shrink-0 transition-transform group-hover/step:translate-x-0.5" />
    </Link>
  )
}

function useStep(step: NextStep): { text: string; to: string } {
  const t = useTranslations("account")
  const paths = usePaths()
  const money = useMoney()
  switch (step.kind) {
    case "pay":
      return {
        text: t("next_pay", { number: step.number, amount: money(step.amount, step.currency) }),
        to: paths.accountOrder(step.orderId),
      }
    case "follow":
      return { text: t("next_follow", { number: step.number }), to: paths.accountOrder(step.orderId) }
    case "name":
      return { text: t("next_name"), to: paths.profile() }
    case "address":
      return { text: t("next_address"), to: paths.accountAddress("new") }
    case "shop":
      return { text: t("next_shop"), to: paths.newArrivals() }
  }
}
