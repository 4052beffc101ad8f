import { type ReactNode, useMemo } from "react"
import { useLocale } from "use-intl"
import type { FieldState } from "#app/forms/form-field.tsx"
import { inNameOrder } from "#app/forms/name-order.ts"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import type { FormReply } from "./form-reply.ts"
import { type ProblemOptions, useProblemText } from "./use-account-problem-text.ts"

interface AnsweredForm {
  field: FieldState
  /** Stands at the head of the form: what is wrong, when something is. */
  summary: ReactNode
  /** The form was sent and did what it is for. */
  done: boolean
}

interface ReplyOptions extends ProblemOptions {
  /** What stands in the fields before anything was sent. */
  filled?: Record<string, string>
}

/** What a form shows of the answer it got; an answer to another form of the page says nothing here. */
export function useFormReply(
  reply: FormReply | undefined,
  intent: string,
  { filled = {}, ...options }: ReplyOptions = {},
): AnsweredForm {
  const texts = useProblemText(options)
  const locale = useLocale()
  const own = reply?.intent === intent ? reply : undefined
  const refusal = own?.refusal ?? null
  // The summary takes the focus with each new answer, and with no other drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer keeps its texts
  const errors = useMemo(() => (refusal ? inNameOrder(texts.fields(refusal), locale) : {}), [refusal])
  return {
    field: { values: refusal ? (own?.values ?? {}) : filled, errorOf: (name) => errors[name] },
    summary: refusal && (
      <ErrorSummary title={texts.title(refusal)} errors={errors} textOf={(text) => text} always />
    ),
    done: own?.refusal === null,
  }
}
