import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The format in which tsc writes the imports of a CommonJS module. */
const REQUIRE = /\brequire\("(\.[^"]+)"\)/g

/**
 * Combines a compiled CommonJS module and the modules it requires into one classic script. Pages load
 * Stripe's script as one file with a plain `<script>`, while the sources are small files.
 * @param entry path of the compiled entry
 */
export function linkScript(entry: string): string {
  const modules = new Map<string, string>()
  collect(entry, modules)
  const definitions = [...modules].map(
    ([file, code]) => `${JSON.stringify(file)}: (exports, require) => {\n${code}\n}`,
  )
  return `(() => {
"use strict"
const definitions = {
${definitions.join(",\n")}
}
const loaded = {}
const load = (file) => {
  if (!loaded[file]) {
    loaded[file] = {}
    definitions[file](loaded[file], load)
  }
  return loaded[file]
}
load(${JSON.stringify(entry)})
})()
`
}

function collect(file: string, modules: Map<string, string>): void {
  if (modules.has(file)) return
  const resolve = (_: string, path: string) => `require(${JSON.stringify(join(dirname(file), path))})`
  const source = readFileSync(file, "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "")
  modules.set(file, source.replace(REQUIRE, resolve))
  for (const [, path = ""] of source.matchAll(REQUIRE)) collect(join(dirname(file), path), modules)
}
