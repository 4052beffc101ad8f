import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Stepper } from "#app/ui/navigation/stepper.tsx"

interface CheckoutFrameProps {
  /** Index of the current step. */
  step: 0 | 1
  title: string
  lead?: string | undefined
  /** Products and price; stays visible beside the form on a desktop. */
  summary: ReactNode
  /**
   * On a phone the summary comes first, folded to this line. Without it, it comes last: the summary of the last
   * step ends with the order button.
   */
  foldedSummary?: ReactNode
  children: ReactNode
}

export function CheckoutFrame({ step, title, lead, summary, foldedSummary, children }: CheckoutFrameProps) {
  const t = useTranslations("checkout")
  const cart = useTranslations("cartPage")
  const paths = usePaths()
  return (
    <div className="measure py-8 lg:py-12">
      <h1 className="text-title-lg">{title}</h1>
      {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
      <div className="mt-6 lg:max-w-160">
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
            Boolean(foldedSummary) && "max-lg:order-first max-lg:py-0",
          )}
        >
          {foldedSummary ? (
            <details className="open-on-desk group/summary">
              <summary className="flex min-h-14 items-center py-2 justify-between gap-3">
                <span className="min-w-0">{foldedSummary}</span>
                <ChevronDown className="size-5 shrink-0 text-ink-muted transition-transform group-open/summary:rotate-180" />
              </summary>
              <div className="max-lg:pb-1">{summary}</div>
            </details>
          ) : (
            summary
          )}
        </section>
      </div>
    </div>
  )
}
