import type { Plugin } from "vite"

const ROUTER = /\/node_modules\/react-router\/dist\/production\//
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gm
const COMPONENT = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g

/**
 * Lets the bundler leave out components of React Router that the shop does not use: their names for developers' tools keep
 * them in, and so does that they are made by calls which nothing marks as free of side effects.
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
