import { readFile } from "node:fs/promises"
import compile from "icu-minify/compile"
import type { Plugin } from "vite"

type Texts = { [key: string]: Texts | string | string[] }

const CATALOGUE = /\/app\/i18n\/messages\/\w+\/[\w-]+\.json$/

/**
 * Compiles the message catalogues at build time, so that no ICU parser (about 16 KiB) travels to the browser:
 * `use-intl` then only formats.
 */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    enforce: "pre",
    // Bundled on the server too, or the alias would not reach it there.
    config: () => ({
      resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
      ssr: { noExternal: ["use-intl"] },
    }),
    async load(id) {
      if (!CATALOGUE.test(id)) return null
      const texts = JSON.parse(await readFile(id, "utf8")) as Texts
      return { code: `export default ${JSON.stringify(compileAll(texts))}`, moduleType: "js" }
    },
  }
}

/** Lists of texts (waiting lines) are taken as they are: they are read raw, not formatted. */
function compileAll(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === "string") return [key, compile(value)]
      return [key, Array.isArray(value) ? value : compileAll(value)]
    }),
  )
}
