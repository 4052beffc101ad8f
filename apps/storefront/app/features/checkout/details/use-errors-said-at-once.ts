import { type RefObject, useEffect, useState } from "react"
import { textsOf } from "#app/forms/texts-of.ts"
import type { FieldErrors } from "../form/details-schema.ts"
import { errorSaidAtOnce, errorsLeft } from "./errors-left.ts"

const NONE: FieldErrors = {}

/** An error moves what is below it, and a click that has left the field must still meet its button. */
const AFTER_THE_CLICK_MS = 300

/**
 * The errors of fields that somebody has filled in and left, until they are correct or the form is answered.
 * @param answer the same object for the same answer
 */
export function useErrorsSaidAtOnce(
  form: RefObject<HTMLFormElement | null>,
  answer: FieldErrors,
): FieldErrors {
  const [state, setState] = useState({ answer, said: NONE })
  if (state.answer !== answer) setState({ answer, said: NONE })
  useEffect(() => {
    const element = form.current
    if (!element) return
    const stop = new AbortController()
    const change = (next: (said: FieldErrors, now: Record<string, string>) => FieldErrors) => {
      const now = textsOf(new FormData(element))
      setState((last) => {
        const said = next(last.said, now)
        return said === last.said ? last : { ...last, said }
      })
    }
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      const { name } = target
      setTimeout(() => {
        if (stop.signal.aborted || document.activeElement === target) return
        change((said, now) => {
          const error = errorSaidAtOnce(name, now)
          return Object.keys(error).length > 0 ? { ...said, ...error } : said
        })
      }, AFTER_THE_CLICK_MS)
    }
    const correct = () => change((said, now) => errorsLeft(said, {}, now))
    element.addEventListener("focusout", leave, stop)
    element.addEventListener("input", correct, stop)
    return () => stop.abort()
  }, [form])
  return state.answer === answer ? state.said : NONE
}
