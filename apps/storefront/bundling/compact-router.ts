import type { Plugin } from "vite"

const ROUTER = /\/node_modules\/react-router\/dist\/production\//
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gm
const COMPONENT = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g

/**
 * What replaces functions of React Router in the browser, by file: the whole route table comes with the first page
 * (`routeDiscovery` in react-router.config.ts), and nothing observes the router.
 */
const UNUSED: readonly { file: RegExp; instead: Record<string, string> }[] = [
  {
    file: /\/lib\/dom\/ssr\/fog-of-war\.js$/,
    instead: {
      isFogOfWarEnabled: "() => false",
      getPatchRoutesOnNavigationFunction: "() => undefined",
      useFogOFWarDiscovery: "() => {}",
    },
  },
  {
    file: /\/lib\/router\/instrumentation\.js$/,
    instead: {
      consumeInstrumentationClientResultMetaReceiver: "() => undefined",
      getRouteInstrumentationUpdates: "() => ({})",
      instrumentClientSideRouter: "(router) => router",
    },
  },
]

/** The file as it is, for what it exports besides. */
const ORIGINAL = "?original"

/** @throws Error if the file does not have one of the functions */
function replaceFunctions(file: string, code: string, instead: Record<string, string>): string {
  const replaced = Object.entries(instead).map(([name, value]) => {
    if (!code.includes(`function ${name}(`)) throw new Error(`React Router no longer has ${name}.`)
    return `export const ${name} = ${value}`
  })
  return [`export * from ${JSON.stringify(file + ORIGINAL)}`, ...replaced].join("\n")
}

/**
 * Lets the bundler remove what the shop does not use of React Router. `displayName` assignments, and calls that are not
 * marked as free of side effects, would keep components in the bundle.
 */
export function compactRouter(): Plugin {
  return {
    name: "compact-router",
    apply: "build",
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      const unused = UNUSED.find(({ file }) => file.test(id))
      if (unused && this.environment.name === "client")
        return { code: replaceFunctions(id, code, unused.instead), map: null }
      return { code: code.replace(NAME_FOR_TOOLS, "").replace(COMPONENT, "= /* @__PURE__ */ $1"), map: null }
    },
  }
}
