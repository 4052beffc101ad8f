import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

/** A text of one file of a library, and what replaces it in the browser's scripts. */
interface LibraryChange {
  file: RegExp
  from: RegExp
  to: string
  /** What stops the build when the library no longer contains the text. */
  missing: string
  /** Added at the top of the file. */
  imports?: string
}

const AFTER_MISSING_SCRIPT = fileURLToPath(new URL("../app/shell/offline/missing-script.ts", import.meta.url))

/**
 * React Router reloads the whole page when the script of a route cannot be fetched, and a phone without a connection
 * then shows the browser's error page. The shop reloads only after a deployment (`afterMissingScript`); otherwise the
 * router gets the error and shows the page that says that there is no connection.
 */
const MISSING_SCRIPTS: LibraryChange = {
  file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
  from: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
  to: "return afterMissingScript(error);",
  missing: "React Router no longer reloads a page whose script is missing.",
  imports: `import { afterMissingScript } from ${JSON.stringify(AFTER_MISSING_SCRIPT)};`,
}

/**
 * React Router compares the first page's address with all routes twice: for the page's data, and again when it creates
 * the router. A slow phone needs 20 ms for each. The document names the routes of the page, so the first is not needed.
 */
const FIRST_MATCHES: LibraryChange = {
  file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/hydration\.js$/,
  from: /let dataRouteMatcher = .*\n\s*dataRouteMatcher\.update\(routes\);\n\s*let initialMatches = dataRouteMatcher\.match\(location\);/,
  to: "let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));",
  missing: "React Router no longer matches the routes of the first page's data.",
}

/**
 * The content security policy forbids `eval`. zod tries it when the first object schema is created, and the browser
 * reports that as a violation; with `jitless` it does not try.
 */
const NO_EVAL: LibraryChange = {
  file: /\/zod\/v4\/core\/core\.js$/,
  from: /_a\.__zod_globalConfig = \{\}/,
  to: "_a.__zod_globalConfig = { jitless: true }",
  missing: "zod keeps its configuration elsewhere.",
}

/** Changes libraries where they do not fit the shop and offer no option. */
export function changedLibraries(): Plugin {
  const changes = [MISSING_SCRIPTS, FIRST_MATCHES, NO_EVAL]
  return {
    name: "changed-libraries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const change = changes.find(({ file }) => file.test(id))
      if (!change) return null
      const { from, to, missing, imports } = change
      if (!from.test(code)) this.error(missing)
      const changed = code.replace(from, to)
      return { code: imports === undefined ? changed : `${imports}\n${changed}`, map: null }
    },
  }
}
