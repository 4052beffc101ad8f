import type { ReactNode } from "react"
import { CasePage } from "#app/forms/case/case-page.tsx"
import { CheckStep } from "./check-step.tsx"
import { DoneStep } from "./done-step.tsx"
import { FormStep } from "./form-step.tsx"
import type { WithdrawalStep } from "./withdrawal-step.ts"

interface WithdrawalPageProps {
  title: string
  introduction: ReactNode
  step: WithdrawalStep
  /** The previous step of the page. */
  versions: ReactNode
}

/** The withdrawal function: fill in, check and confirm, receipt (45/2014. (II. 26.) Korm. r. 22. § (1a)–(1c)). */
export function WithdrawalPage({ step, ...page }: WithdrawalPageProps) {
  return (
    <CasePage {...page} step={step} form={step.step === "form" && <FormStep {...step} />}>
      {step.step === "check" && <CheckStep {...step} />}
      {step.step === "done" && <DoneStep {...step} />}
    </CasePage>
  )
}
