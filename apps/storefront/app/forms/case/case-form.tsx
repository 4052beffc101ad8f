import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/controls/error-summary.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { CaseLine } from "./case-line.tsx"
import { SUBMISSION_FIELD } from "./submission.ts"

/** What a form shows: what was typed, what is wrong with it. */
export interface CaseFormState<Name extends string, Code extends string> {
  values: Record<string, string>
  errors: Partial<Record<Name, Code>>
  submissionId: string
  /** It could not be sent or recorded; nothing of it is lost. */
  failed: boolean
}

interface CaseFormProps<Name extends string, Code extends string> {
  action: string
  state: CaseFormState<Name | "name" | "email" | "leave_empty", Code>
  textOf: (
    key: "title" | "errorSummary" | "name" | "email" | "emailHint" | "leaveEmpty" | "send" | Code,
  ) => string
  /** Said if it has failed. */
  failure: string
  /** The fields after name and e-mail address. */
  children: ReactNode
}

/** A form that somebody writes to the shop in: complaint, message. */
export function CaseForm<Name extends string, Code extends string>({
  action,
  state: { values, errors, submissionId, failed },
  textOf,
  failure,
  children,
}: CaseFormProps<Name, Code>) {
  const busy = useNavigation().state !== "idle"
  const line = { values, errors, textOf }
  return (
    <Form method="post" action={action} noValidate className="flex flex-col gap-5">
      <h2 className="text-title-md">{textOf("title")}</h2>
      {failed && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <ErrorSummary title={textOf("errorSummary")} errors={errors} textOf={textOf} />
      <CaseLine {...line} name="name" label={textOf("name")} autoComplete="name" />
      <CaseLine
        {...line}
        name="email"
        label={textOf("email")}
        hint={textOf("emailHint")}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      {children}
      <div hidden={!errors.leave_empty}>
        <CaseLine {...line} name="leave_empty" label={textOf("leaveEmpty")} autoComplete="off" />
      </div>
      <input type="hidden" name={SUBMISSION_FIELD} value={submissionId} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {textOf("send")}
      </Button>
    </Form>
  )
}
