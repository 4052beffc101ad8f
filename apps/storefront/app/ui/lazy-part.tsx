import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { isConnectionError } from "./browser/connection-error.ts"

/**
 * A part of a page whose code comes when it is first shown. Where it cannot be fetched the page stays as it is, with
 * something simpler in the part's place or nothing, until there is a connection again.
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
