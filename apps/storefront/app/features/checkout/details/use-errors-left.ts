import { type RefObject, useEffect, useState } from "react"
import { textsOf } from "#app/forms/texts-of.ts"
import type { FieldErrors } from "../form/details-schema.ts"
import { errorsLeft } from "./errors-left.ts"

/**
 * The errors of the last answer, fewer with each field that is corrected. What is gone stays gone until the
 * next submit, so that nothing flickers while somebody types.
 * @param errors the same object for the same answer
 * @param sent the fields that the answer is about
 */
export function useErrorsLeft(
  form: RefObject<HTMLFormElement | null>,
  errors: FieldErrors,
  sent: Record<string, string>,
): FieldErrors {
  const [state, setState] = useState({ errors, left: errors })
  if (state.errors !== errors) setState({ errors, left: errors })
  const left = state.errors === errors ? state.left : errors
  const isWrong = Object.keys(left).length > 0
  useEffect(() => {
    const element = form.current
    if (!element || !isWrong) return
    const look = () => {
      const now = textsOf(new FormData(element))
      setState((last) => {
        const fewer = errorsLeft(last.left, sent, now)
        return fewer === last.left ? last : { ...last, left: fewer }
      })
    }
    element.addEventListener("input", look)
    return () => element.removeEventListener("input", look)
  }, [form, isWrong, sent])
  return left
}
