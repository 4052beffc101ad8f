import { type FocusEvent, type ReactNode, useRef, useState } from "react"
import { meantEmail } from "./mail-typo.ts"

interface MeantEmail {
  /** For the field's `onBlur`. */
  ask: (event: FocusEvent<HTMLInputElement>) => void
  /** To be shown below the field. */
  question: ReactNode
}

/** Asks back if the address in an e-mail field looks mistyped; a button corrects it. */
export function useMeantEmail(text: string): MeantEmail {
  const field = useRef<HTMLInputElement | null>(null)
  const [meant, setMeant] = useState<string | null>(null)
  const correct = () => {
    if (!field.current || meant === null) return
    field.current.value = meant
    // The form's draft listens for this event.
    field.current.dispatchEvent(new Event("input", { bubbles: true }))
    setMeant(null)
    field.current.focus()
  }
  return {
    ask: ({ currentTarget }) => {
      field.current = currentTarget
      setMeant(meantEmail(currentTarget.value))
    },
    question: (
      <p role="status" className="mt-1 text-sm empty:hidden">
        {meant && (
          <>
            {text}{" "}
            <button type="button" onClick={correct} className="text-link touch">
              {meant}
            </button>
          </>
        )}
      </p>
    ),
  }
}
