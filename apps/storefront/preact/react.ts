import { useId as usePreactId, useSyncExternalStore } from "preact/compat"
import { isPageHydrated, watchPageHydration } from "../app/ui/browser/hydration-turns.ts"

/** What the shop, the router and the other libraries use of React. One that is missing here fails the build. */
export {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  default,
  Fragment,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat"

/**
 * React's server has written ids of its own into the page, and Preact leaves attributes as they are while it
 * hydrates. So the id changes once, when every part of the page is hydrated (the parts may have it from each other), and all
 * attributes with it.
 */
export function useId(): string {
  const id = usePreactId()
  const isHydrated = useSyncExternalStore(watchPageHydration, isPageHydrated, () => false)
  return isHydrated ? id : `${id}-hydrating`
}

function cannotBeOptimistic(): never {
  throw new Error("Preact has no optimistic state.")
}

/** The router calls the setter only with its option `useTransitions`, which the shop does not set. */
export function useOptimistic<State>(state: State): [State, () => never] {
  return [state, cannotBeOptimistic]
}
