import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { isConnectionError } from "./browser/connection-error.ts"

/**
 * A part of a page whose code is loaded when it is first shown. If loading fails, the rest of the page stays,
 * with a simple fallback or nothing in its place, until there is a connection again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Simpler: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>> | undefined
  const forget = () => {
    part = undefined
  }
  const loadOrSimpler = async () => {
    try {
      return await load()
    } catch (error) {
      if (!isConnectionError(error)) throw error
      window.addEventListener("online", forget, { once: true })
      return { default: Simpler }
    }
  }
  return function LazyPart(props: Props) {
    part ??= lazy(loadOrSimpler)
    const Part = part
    return <Part {...props} />
  }
}

const Nothing = () => null
