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
      const unused = UNUSED.find(({ file }) => file.test(id))
      if (unused && this.environment.name === "client") {
        const lines = Object.entries(unused.instead).map(([name, value]) => {
          if (!code.includes(`function ${name}(`)) this.error(`React Router no longer has ${name}.`)
          return `export const ${name} = ${value}`
        })
        return { code: [`export * from ${JSON.stringify(id + ORIGINAL)}`, ...lines].join("\n"), map: null }
      }
      return { code: code.replace(NAME_FOR_TOOLS, "").replace(COMPONENT, "= /* @__PURE__ */ $1"), map: null }
    },
  }
}
