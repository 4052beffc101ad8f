import { globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { compile } from "tailwindcss"
import { expect, test } from "vitest"

const APP = resolve(import.meta.dirname, "..")
const require = createRequire(import.meta.url)

/** Names that only mark a component for others (Tailwind's `group` and `peer`), without a style of their own. */
const MARKER = /^(?:group|peer)(?:\/|$)/
const LITERAL = /className="([^"]+)"/g
const CALL = /classNames\(/g
const COMPARED = /[=!]== "[^"]*"|\["[^"]*"\]/g

async function loadStylesheet(id: string, base: string) {
  const path = id === "tailwindcss" ? require.resolve("tailwindcss/index.css") : resolve(base, id)
  return { path, base: dirname(path), content: readFileSync(path, "utf8") }
}

/** The classes named in a component's source. */
function classesIn(source: string): string[] {
  const literals = [...source.matchAll(LITERAL)].map(([, names = ""]) => names)
  const calls = [...source.matchAll(CALL)].map(({ index }) =>
    argumentsAt(source, index + "classNames".length),
  )
  const given = calls.flatMap((call) => [...call.replace(COMPARED, "").matchAll(/"([^"]+)"/g)])
  return [...literals, ...given.map(([, names = ""]) => names)]
    .flatMap((names) => names.split(/\s+/))
    .filter(Boolean)
}

/** The text between the parenthesis at `start` and its counterpart. */
function argumentsAt(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1
    if (source[at] === ")") depth -= 1
    if (depth === 0) return source.slice(start, at)
  }
  throw new Error("A parenthesis is not closed.")
}

/** Classes that components use, each with one of the files that contain it. */
function usedClasses(): Map<string, string> {
  const used = new Map<string, string>()
  for (const file of globSync("**/*.tsx", { cwd: APP }))
    for (const name of classesIn(readFileSync(join(APP, file), "utf8"))) used.set(name, file)
  return used
}

/** Class names that the shop's own stylesheets define. */
function ownClasses(): Set<string> {
  const sheets = globSync("ui/**/*.css", { cwd: APP }).map((file) => readFileSync(join(APP, file), "utf8"))
  return new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "")),
  )
}

/** The class as a selector of a stylesheet writes it. */
const inSelector = (name: string) =>
  `.${name.replace(/^\d/, (digit) => `\\3${digit} `).replace(/[^\w\\ -]/g, (sign) => `\\${sign}`)}`

/** The classes that the stylesheet has selectors for. */
const styledClasses = (css: string) => new Set(css.match(/\.(?:\\3\d |\\.|[\w-])+/g))

test("every class of a component exists: Tailwind leaves out what the design's scales do not have", async () => {
  const sheet = join(APP, "ui", "styles.css")
  const { build } = await compile(readFileSync(sheet, "utf8"), { base: dirname(sheet), loadStylesheet })
  const own = ownClasses()
  const used = [...usedClasses()].filter(([name]) => !MARKER.test(name) && !own.has(name))
  const styled = styledClasses(build([...used.map(([name]) => name), "max-w-5xl"]))
  expect(used.filter(([name]) => !styled.has(inSelector(name)))).toEqual([])
  expect(styled).not.toContain(inSelector("max-w-5xl"))
})
