import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const ROUTE_MODULES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const ANSWER = fileURLToPath(new URL("app/shell/offline/missing-script.ts", import.meta.url))

/**
 * React Router reloads the whole page when the script of a route cannot be fetched, and a phone without a connection
 * then shows the browser's error page. The shop reloads only after a deployment (`afterMissingScript`); otherwise the
 * router gets the error and shows the page that says that there is no connection.
 */
export function missingRouteScripts(): Plugin {
  return {
    name: "missing-route-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null
      if (!RELOAD.test(code)) this.error("React Router no longer reloads a page whose script is missing.")
      const answered = code.replace(RELOAD, "return afterMissingScript(error);")
      return { code: `import { afterMissingScript } from ${JSON.stringify(ANSWER)};\n${answered}`, map: null }
    },
  }
}
