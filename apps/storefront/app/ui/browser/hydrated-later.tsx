import { Component, type ReactNode, Suspense } from "react"
import { hydrationTurn } from "./hydration-turns.ts"

interface HydratedLaterProps {
  /** A single element: while it waits, Preact keeps one element of the server's. */
  children: ReactNode
}

/**
 * A part of the page that is hydrated in a task of its own, after what stands before it: a page hydrated in one piece keeps a slow
 * phone from reacting for a quarter of a second. Links and forms work without it. React, on the server and in
 * development, does without.
 */
export const HydratedLater = import.meta.env.SSR || import.meta.env.DEV ? AtOnce : InTurn

function AtOnce({ children }: HydratedLaterProps) {
  return children
}

function InTurn({ children }: HydratedLaterProps) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  )
}

/** A class, because Preact drops the hooks of a component that throws a promise in its first render. */
class Waiting extends Component<HydratedLaterProps> {
  readonly #turn = hydrationTurn()

  override render() {
    if (!this.#turn.hasCome()) throw this.#turn.came
    return this.props.children
  }
}
