import { pagePathOf, pathOf } from "../security/request-target.server.ts"

/** The part of React Router's manifest with a route's position. */
export type RouteTable = Record<string, { path?: string; parentId?: string } | undefined>

const FILES = ["/assets", "/pictures"]
/** Labels must not depend on user input. */
export const OTHER_ROUTE = "other"
const DEEPEST = 3

const isParameter = (segment: string) => segment.startsWith(":") || segment.includes("*")

function segmentsOf(routes: RouteTable, id: string): string[] {
  const route = routes[id]
  if (!route) return []
  const above = route.parentId === undefined ? [] : segmentsOf(routes, route.parentId)
  return [...above, ...(route.path?.split("/").filter(Boolean) ?? [])]
}

/**
 * Metric labels of routes: the static beginning of each route's path, without language and parameters.
 * @returns the label of a URL
 */
export function routeLabels(routes: RouteTable, isLocale: (segment: string) => boolean) {
  const known = new Set(FILES)
  for (const id of Object.keys(routes)) {
    const segments = segmentsOf(routes, id).filter((segment) => !segment.startsWith(":locale"))
    const end = segments.findIndex(isParameter)
    const fixed = (end < 0 ? segments : segments.slice(0, end)).slice(0, DEEPEST)
    if (fixed.length > 0) known.add(`/${fixed.join("/")}`)
  }
  return (address: string): string => {
    const path = pagePathOf(pathOf(address))
    const segments = path.split("/").filter(Boolean)
    if (isLocale(segments[0] ?? "")) segments.shift()
    if (segments.length === 0) return "/"
    for (let length = Math.min(DEEPEST, segments.length); length > 0; length -= 1) {
      const label = `/${segments.slice(0, length).join("/")}`
      if (known.has(label)) return label
    }
    return OTHER_ROUTE
  }
}
