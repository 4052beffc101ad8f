import type { ComponentType } from "react"
import { useMatches } from "react-router"

/** What a page shows instead of the shop's header, footer and navigation. */
export interface PageFrame {
  Header: ComponentType
  Footer: ComponentType<{ year: number }>
}

/** The `handle` of a route that has a frame of its own; so only its page loads the code. */
export interface FramedRoute {
  frame: PageFrame
}

/** The current page's own frame; null for the shop's. */
export function usePageFrame(): PageFrame | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<FramedRoute> | undefined)
  return handles.findLast((handle) => handle?.frame)?.frame ?? null
}
