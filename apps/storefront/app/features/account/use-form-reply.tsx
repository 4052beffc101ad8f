import { type ReactNode, useMemo } from "react"
import { useLocale } from "use-intl"
import type { FieldState } from "#app/forms/form-field.tsx"
import { inNameOrder } from "#app/forms/name-order.ts"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import type { FormReply } from "./form-reply.ts"
import { type ProblemOptions, useProblemText } from "./use-account-problem-text.ts"

interface AnsweredForm {
  field: FieldState
  /** The error at the top of the form, if there is one. */
  summary: ReactNode
  /** The form was sent successfully. */
  done: boolean
}

interface ReplyOptions extends ProblemOptions {
  /** Initial values of the fields. */
  filled?: Record<string, string>
}

/** The state of a form after its answer; an answer to another form of the page is ignored. */
export function useFormReply(
  reply: FormReply | undefined,
  intent: string,
  { filled = {}, ...options }: ReplyOptions = {},
): AnsweredForm {
  const texts = useProblemText(options)
  const locale = useLocale()
  const own = reply?.intent === intent ? reply : undefined
  const refusal = own?.refusal ?? null
  // The summary takes the focus with each new answer, and not with other renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `texts` and `locale` are left out, because a new object of the same errors would move the focus again
  const errors = useMemo(() => (refusal ? inNameOrder(texts.fields(refusal), locale) : {}), [refusal])
  return {
    field: { values: refusal ? (own?.values ?? {}) : filled, errorOf: (name) => errors[name] },
    summary: refusal && (
      <ErrorSummary title={texts.title(refusal)} errors={errors} textOf={(text) => text} always />
    ),
    done: own?.refusal === null,
  }
}
