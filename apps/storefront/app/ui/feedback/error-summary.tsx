import type { MouseEvent } from "react"
import { controlNamed } from "../browser/control-named.ts"
import { useFocusOn } from "../browser/use-focus-on.ts"
import { Notice } from "./notice.tsx"

interface ErrorSummaryProps<Name extends string, Code> {
  title: string
  /** Errors by the id of their field; a new object means a new answer, unless `answer` is given. */
  errors: Partial<Record<Name, Code>>
  /** Identifies the answer if `errors` become fewer while the shopper corrects them: only a new one takes the focus. */
  answer?: unknown
  textOf: (error: Code) => string
  /** Shown even if no field is wrong: then the title is the whole message. */
  always?: boolean
}

/** Lists the errors at the top and takes the focus, so that screen readers read it first. */
export function ErrorSummary<Name extends string, Code>({
  title,
  errors,
  answer = errors,
  textOf,
  always = false,
}: ErrorSummaryProps<Name, Code>) {
  const fields = Object.entries(errors) as [Name, Code | undefined][]
  const shown = fields.length > 0 || always
  const box = useFocusOn<HTMLDivElement>(answer, shown)
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice tone="danger" live title={title}>
        <ul className="mt-1 list-disc pl-5">
          {fields.map(
            ([name, error]) =>
              error !== undefined && (
                <li key={name}>
                  <a
                    className="block py-1 underline"
                    href={`#${name}`}
                    onClick={(event) => focusControl(event, name)}
                  >
                    {textOf(error)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </Notice>
    </div>
  )
}

/** Following the link would be a navigation, after which React Router drops the action's errors. */
function focusControl(event: MouseEvent, name: string): void {
  const control = controlNamed(name)
  if (!control) return
  event.preventDefault()
  control.focus()
}
