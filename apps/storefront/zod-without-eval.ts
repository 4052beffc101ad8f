import type { Plugin } from "vite"

const CORE = /\/zod\/v4\/core\/core\.js$/
const CONFIG = "(_a.__zod_globalConfig = {})"

/**
 * The content security policy forbids `eval`. zod tries it when the first object schema is created, and the browser reports that as
 * a violation; with `jitless` it does not try.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!CORE.test(id)) return null
      if (!code.includes(CONFIG)) this.error("zod keeps its configuration elsewhere.")
      return { code: code.replace(CONFIG, "(_a.__zod_globalConfig = { jitless: true })"), map: null }
    },
  }
}
