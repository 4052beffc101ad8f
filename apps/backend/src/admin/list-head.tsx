import { Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
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
    <div className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
      <div className="min-w-72 flex-1">
        <Heading>{texts.heading}</Heading>
        <Text size="small" className="max-w-3xl text-ui-fg-subtle">
          {texts.hint}
        </Text>
        {children}
      </div>
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
    </div>
  )
}
