import type { Plugin } from "vite"

const ROUTER = /\/node_modules\/react-router\/dist\/production\//
const NAME_FOR_TOOLS = /^\w+\.displayName = .*;$/gm
const COMPONENT = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g

/** Texts for engineers, who read them in development: of an error that is thrown, and of warnings. */
const ERROR_TEXT = /^(\s*(?:UNSAFE_)?invariant\(.+?), ["`].*["`]\);$/gm
const WARNING = /^\s*(?:warning|warnOnce)\(.*\);$/gm

/**
 * What replaces functions of React Router in the browser, by file: the whole route table comes with the first page
 * (`routeDiscovery` in react-router.config.ts), nothing observes the router, no page keeps visitors from leaving it, there are no server components, and the root
 * route has an error page of its own.
 */
const UNUSED: readonly { file: RegExp; instead: Record<string, string> }[] = [
  {
    file: /\/lib\/dom\/ssr\/fog-of-war\.js$/,
    instead: {
      isFogOfWarEnabled: "() { return false }",
      getPatchRoutesOnNavigationFunction: "() {}",
      useFogOFWarDiscovery: "() {}",
    },
  },
  {
    file: /\/lib\/router\/instrumentation\.js$/,
    instead: {
      consumeInstrumentationClientResultMetaReceiver: "() {}",
      getRouteInstrumentationUpdates: "() { return {} }",
      instrumentClientSideRouter: "(router) { return router }",
    },
  },
  {
    file: /\/lib\/router\/router\.js$/,
    instead: {
      discoverRoutes: "() {}",
      patchRoutesImpl: "() {}",
      getBlocker: "() {}",
      deleteBlocker: "() {}",
      updateBlocker: "() {}",
      shouldBlockNavigation: "() {}",
    },
  },
  { file: /\/lib\/context\.js$/, instead: { useIsRSCRouterContext: "() { return false }" } },
  { file: /\/lib\/errors\.js$/, instead: { decodeRouteErrorResponseDigest: "() {}" } },
  {
    file: /\/lib\/hooks\.js$/,
    instead: {
      RSCErrorHandler: "() { return null }",
      useBlocker:
        '() { throw new Error("This router has no blockers: apps/storefront/bundling/compact-router.ts") }',
    },
  },
  { file: /\/lib\/dom\/ssr\/components\.js$/, instead: { RSCPrefetchPageLinksImpl: "() { return null }" } },
  {
    file: /\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    instead: {
      RemixRootDefaultErrorBoundary: "({ error }) { throw error }",
      BoundaryShell: "() { return null }",
    },
  },
]

/**
 * Declares the functions anew and leaves the old ones without callers, so that the bundler removes them.
 * @throws Error if the file does not have one of the functions
 */
function replaceFunctions(code: string, instead: Record<string, string>): string {
  return Object.entries(instead).reduce((replaced, [name, value]) => {
    const declaration = new RegExp(`^(\\s*(?:async )?function ${name})\\(`, "m")
    if (!declaration.test(replaced)) throw new Error(`React Router no longer has ${name}.`)
    return replaced.replace(declaration, `function ${name}${value}\n$1$$unused(`)
  }, code)
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
      const compact = code.replace(NAME_FOR_TOOLS, "").replace(COMPONENT, "= /* @__PURE__ */ $1")
      if (this.environment.name !== "client") return { code: compact, map: null }
      const unused = UNUSED.find(({ file }) => file.test(id))
      const withoutTexts = compact.replace(ERROR_TEXT, "$1);").replace(WARNING, "")
      return { code: unused ? replaceFunctions(withoutTexts, unused.instead) : withoutTexts, map: null }
    },
  }
}
