import { type ReactNode, useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { TextBesideForm } from "#app/ui/layout/text-beside-form.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { CheckStep } from "./check-step.tsx"
import { DoneStep } from "./done-step.tsx"
import { FormStep } from "./form-step.tsx"
import type { WithdrawalStep } from "./withdrawal-step.ts"

interface WithdrawalPageProps {
  title: string
  /** What the visitor should know before filling in the form. */
  introduction: ReactNode
  step: WithdrawalStep
  /** The previous step of the page. */
  versions: ReactNode
}

/** The withdrawal function: fill in, check and confirm, receipt (45/2014. (II. 26.) Korm. r. 22. § (1a)–(1c)). */
export function WithdrawalPage({ title, introduction, step, versions }: WithdrawalPageProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <div className={classNames("mx-auto max-w-reading", step.step === "form" && "lg:max-w-5xl")}>
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[{ label: t("home"), to: paths.home() }, { label: title }]}
        />
        <h1 className="mt-6 text-title-lg">{title}</h1>
        <StepFrame step={step}>
          {step.step === "form" && (
            <TextBesideForm text={introduction}>
              <FormStep values={step.values} errors={step.errors} />
            </TextBesideForm>
          )}
          {step.step === "check" && <CheckStep {...step} />}
          {step.step === "done" && <DoneStep {...step} />}
        </StepFrame>
        {versions}
      </div>
    </div>
  )
}

/** Each new step takes the focus, so that it is visible and read by screen readers. */
function StepFrame({ step, children }: { step: WithdrawalStep; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    frame.current?.focus()
    frame.current?.scrollIntoView({ block: "nearest" })
  }, [step])
  return (
    <section
      ref={frame}
      tabIndex={-1}
      className={classNames("scroll-mt-24 outline-none", step.step !== "form" && "mt-8")}
    >
      {children}
    </section>
  )
}
