import type { Plugin } from "vite"

const HYDRATION = /\/react-router\/dist\/production\/lib\/dom\/ssr\/hydration\.js$/
const MATCHING =
  /let dataRouteMatcher = .*\n\s*dataRouteMatcher\.update\(routes\);\n\s*let initialMatches = dataRouteMatcher\.match\(location\);/
const NAMED_IN_PAGE =
  "let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));"

/**
 * React Router compares the first page's address with all routes twice: for the page's data, and again when it creates the
 * router. A slow phone needs 20 ms for each. The document names the routes of the page, so the first is not needed.
 */
export function firstRouteMatches(): Plugin {
  return {
    name: "first-route-matches",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!HYDRATION.test(id)) return null
      if (!MATCHING.test(code))
        this.error("React Router no longer matches the routes of the first page's data.")
      return { code: code.replace(MATCHING, NAMED_IN_PAGE), map: null }
    },
  }
}
