import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/controls/button.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { type DraftEntry, useFormDraft } from "../draft/use-form-draft.ts"
import { LeaveEmpty } from "./leave-empty.tsx"
import type { OpenCase } from "./open-case.ts"
import { SUBMISSION_FIELD } from "./submission.ts"

interface CaseFormProps<Name extends string, Code extends string>
  extends Omit<OpenCase<Partial<Record<Name | "leave_empty", Code>>>, "step"> {
  action: string
  /** Keeps what is typed until it is sent; `useDraftSent` deletes it. */
  draft: DraftEntry
  /** The form takes files. */
  hasFiles?: boolean
  /** The message if it could not be recorded, with another way to reach the shop. */
  unavailable: string
  textOf: (key: "title" | "errorSummary" | "leaveEmpty" | "send" | Code) => string
  /** Its fields. */
  children: ReactNode
}

/** The frame of a form that is recorded in one step: messages above the fields, and below them the button. */
export function CaseForm<Name extends string, Code extends string>({
  action,
  draft,
  hasFiles = false,
  values,
  errors,
  submissionId,
  failed,
  unavailable,
  textOf,
  children,
}: CaseFormProps<Name, Code>) {
  const isAnswer = failed || Object.keys(errors).length > 0
  // An answer is newer than the draft, and a link from an order begins a form about that order.
  const form = useFormDraft(draft, (kept) => !isAnswer && (!values.order || values.order === kept.order))
  const busy = useNavigation().state !== "idle"
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      {...(hasFiles && { encType: "multipart/form-data" })}
      noValidate
      className="flex flex-col gap-5"
    >
      <h2 className="text-title-md">{textOf("title")}</h2>
      {failed && (
        <Notice tone="danger" live>
          {unavailable}
        </Notice>
      )}
      <ErrorSummary title={textOf("errorSummary")} errors={errors} textOf={textOf} />
      {children}
      <LeaveEmpty values={values} errors={errors} textOf={textOf} />
      <input type="hidden" name={SUBMISSION_FIELD} value={submissionId} />
      <Button type="submit" size="large" busy={busy} className="sm:self-start">
        {textOf("send")}
      </Button>
    </Form>
  )
}
