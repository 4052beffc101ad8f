import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Stepper } from "#app/ui/navigation/stepper.tsx"

interface CheckoutFrameProps {
  /** Index of the current step. */
  step: 0 | 1
  title: string
  /** Products and price; stays visible beside the form on a desktop. */
  summary: ReactNode
  /** On a phone the summary of the last step comes last: it ends with the order button. */
  summaryOnPhone: "first" | "last"
  children: ReactNode
}

export function CheckoutFrame({ step, title, summary, summaryOnPhone, children }: CheckoutFrameProps) {
  const t = useTranslations("checkout")
  const cart = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <div className="measure py-8 lg:py-12">
      <h1 className="text-title-lg">{title}</h1>
      {step === 0 && <p className="mt-2 text-ink-muted">{t("lead")}</p>}
      <div className="mt-6 max-w-160">
        <Stepper
          label={t("steps")}
          doneLabel={t("done")}
          current={step + 1}
          steps={[
            { label: cart("title"), to: paths.cart() },
            { label: t("stepDetails"), to: paths.checkout() },
            { label: t("stepSummary") },
          ]}
        />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">{children}</div>
        <section
          aria-label={cart("summary")}
          className={classNames(
            "h-fit rounded-lg bg-surface-raised p-5 sm:p-6 lg:sticky lg:top-24",
            summaryOnPhone === "first" && "max-lg:order-first",
          )}
        >
          {summary}
        </section>
      </div>
    </div>
  )
}
