import type { Plugin } from "vite"

const ROUTER = /\/node_modules\/react-router\/dist\/production\//
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gm
const COMPONENT = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g

/**
 * Lets the bundler remove React Router components that the shop does not use: their `displayName`
 * assignments, and calls that are not marked as free of side effects, would keep them in the bundle.
 */
export function compactRouter(): Plugin {
  return {
    name: "compact-router",
    apply: "build",
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      return { code: code.replace(NAME_FOR_TOOLS, "").replace(COMPONENT, "= /* @__PURE__ */ $1"), map: null }
    },
  }
}
