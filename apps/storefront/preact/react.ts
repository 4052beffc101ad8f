import { useId as usePreactId, useState, useSyncExternalStore } from "preact/compat"

export * from "preact/compat"
export { default } from "preact/compat"

const never = () => () => {}
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * React's server has written ids of its own into the page, and Preact leaves attributes as they are while it
 * hydrates. So the id changes once afterwards, and all attributes with it.
 */
export function useId(): string {
  const id = usePreactId()
  return useHydrated() ? id : `${id}-hydrating`
}

/** As the router uses it: shows another state until the real one changes. */
export function useOptimistic<State>(state: State): [State, (next: State) => void] {
  const [optimistic, setOptimistic] = useState({ replaces: state, state })
  return [
    optimistic.replaces === state ? optimistic.state : state,
    (next) => setOptimistic({ replaces: state, state: next }),
  ]
}
