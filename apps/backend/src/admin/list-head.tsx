import type { ReactNode } from "react"
import { CardHead } from "./card-head.tsx"
import { SELECT } from "./select-class.ts"

interface ListHeadProps<State extends string> {
  texts: {
    heading: string
    hint: string
    /** The name of the choice of states. */
    state: string
    all: string
    states: Record<State, string>
  }
  states: readonly State[]
  /** Empty: all states. */
  chosen: State | ""
  onChoose: (state: State | "") => void
  /** Below the hint. */
  children?: ReactNode
}

/** The heading of a list, with the choice of the state that is shown. */
export function ListHead<State extends string>({
  texts,
  states,
  chosen,
  onChoose,
  children,
}: ListHeadProps<State>) {
  return (
    <CardHead
      heading={texts.heading}
      hint={texts.hint}
      actions={
        <select
          aria-label={texts.state}
          value={chosen}
          onChange={(event) => onChoose(event.target.value as State | "")}
          className={SELECT}
        >
          <option value="">{texts.all}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </select>
      }
    >
      {children}
    </CardHead>
  )
}
