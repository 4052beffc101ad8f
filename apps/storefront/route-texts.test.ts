import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, it } from "vitest"
import { MESSAGE_PARTS } from "./app/i18n/message-parts.ts"

const APP = join(import.meta.dirname, "app")
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"]*?\sfrom\s+)?"([^"]+)"/gm

const toNamespace = (catalogue: string) => catalogue.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const PART_OF = new Map(
  Object.entries(MESSAGE_PARTS).flatMap(([part, catalogues]) =>
    catalogues.map((catalogue) => [toNamespace(catalogue), part]),
  ),
)

interface Module {
  imports: string[]
  /** Namespaces of texts. */
  uses: string[]
  loads: string[]
}

const modules = new Map<string, Module>()
const firstOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found)

/** What a module imports statically, without types and what only the server has. */
function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(join(APP, file), "utf8")
  const imports = firstOf(text, IMPORT)
    .filter((from) => /^(#app\/|\.).*(?<!\.server)\.tsx?$/.test(from))
    .map((from) => (from.startsWith("#app/") ? from.slice(5) : normalize(join(dirname(file), from))))
    .filter((path) => existsSync(join(APP, path)))
  const module = {
    imports,
    uses: firstOf(text, /useTranslations\("(\w+)/g),
    loads: firstOf(text, /from "messages\/(\w+)\.js"/g),
  }
  modules.set(file, module)
  return module
}

function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const path of readModule(file).imports) importedBy(path, seen)
  return seen
}

const loadsOf = (file: string) => [...importedBy(file)].flatMap((path) => readModule(path).loads)

/** Without them a page would be complete after a full load, and lack its texts after a client navigation. */
it.each(globSync("routes/**/*.tsx", { cwd: APP }))("%s imports the texts it shows", (route) => {
  const layout = join(dirname(route), "layout.tsx")
  const loaded = ["shared", ...loadsOf(route), ...(existsSync(join(APP, layout)) ? loadsOf(layout) : [])]
  const missing = [...importedBy(route)].flatMap((file) =>
    readModule(file)
      .uses.filter((namespace) => !loaded.includes(PART_OF.get(namespace) ?? ""))
      .map((namespace) => `${namespace} in ${file}`),
  )
  expect(missing).toEqual([])
})
