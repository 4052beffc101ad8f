import { textsOf } from "#app/forms/texts-of.ts"
import type { Refusal } from "./contract/outcome.ts"

/** The form that was sent: the name of the field that identifies it. */
export const INTENT_FIELD = "intent"

/** The error of a field: the key of its message. */
export type FieldProblem =
  | "errorEmail"
  | "errorPhone"
  | "errorTooLong"
  | "errorCode"
  | "required_password"
  | "required_new_password"
  | "required_old_password"
  | "required_last_name"
  | "required_first_name"

export interface FieldsRefusal {
  code: "fields"
  fields: Partial<Record<string, FieldProblem>>
}

/** Why a form was rejected: errors in fields, or an error of the back end. */
export type FormRefusal = FieldsRefusal | Refusal

/** A page's reply to a form that does not redirect. */
export interface FormReply {
  intent: string
  /** The input, to refill the form; never a password or a code. */
  values: Record<string, string>
  /** Null: done. */
  refusal: FormRefusal | null
}

const SECRET_FIELD = /password|code$/

/** The state of a form after it was sent: the input and the problem; null means success. */
export function replyTo(form: FormData, refusal: FormRefusal | null): FormReply {
  const texts = textsOf(form)
  const values = Object.fromEntries(Object.entries(texts).filter(([name]) => !SECRET_FIELD.test(name)))
  return { intent: texts[INTENT_FIELD] ?? "", values, refusal }
}
