import { globSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, normalize, relative } from "node:path"
import { describe, expect, test } from "vitest"
import { BACKEND, ROOT, STOREFRONT } from "../programs/project-paths.ts"

const IMPORT = /\b(?:from|import) "([.#][^"]+)"|\b(?:import|require)\("([.#][^"]+)"\)/g
const IS_TEST = /\.(test|fixture)\.tsx?$/
/** Files beside the folders that know all of them. */
const UNORDERED = new Set([
  "env.ts",
  "env.server.ts",
  "request-context.server.ts",
  "current-pages.server.ts",
  "pipeline.server.ts",
])

const README = "apps/backend/README.md"
const BACKEND_SOURCES = join(BACKEND, "src")
const TABLES = [
  { document: README, heading: "## Where things are", folder: BACKEND_SOURCES, leastImports: 3000 },
  { document: README, heading: "### Modules", folder: join(BACKEND_SOURCES, "modules"), leastImports: 300 },
  { document: README, heading: "### Domains", folder: join(BACKEND_SOURCES, "domains"), leastImports: 1000 },
  {
    document: "docs/architecture.md",
    heading: "### Folders of the storefront's server",
    folder: join(STOREFRONT, "app/server"),
    leastImports: 150,
  },
]

interface Import {
  /** Both relative to the ordered folders. */
  file: string
  imported: string
}

/** The ordered folder of a path; a file beside the folders is in none. */
const folderOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "")

/** Imports of a folder from one that is not above it. What is beside the folders may import none of them. */
function findBackwardImports(order: readonly string[], imports: readonly Import[]): string[] {
  const isBackward = ({ file, imported }: Import) => {
    const [own, other] = [folderOf(file), folderOf(imported)]
    if (other === "" || other === ".." || other === own) return false
    return order.indexOf(other) > order.indexOf(own)
  }
  return imports.filter(isBackward).map(({ file, imported }) => `${file} imports ${imported}`)
}

function importsBelow(folder: string): Import[] {
  const resolve = (file: string, from: string) =>
    from.startsWith("#app/")
      ? relative(folder, join(STOREFRONT, from.slice(1)))
      : normalize(join(dirname(file), from))
  return globSync("**/*.{ts,tsx}", { cwd: folder })
    .filter((file) => !IS_TEST.test(file) && !UNORDERED.has(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(IMPORT)].map(([, from = "", late]) => ({
        file,
        imported: resolve(file, late ?? from),
      })),
    )
}

/** The folders in the first column of the table below a heading, in order, without `src/` and subfolders. */
function foldersOfTable(document: string, heading: string): string[] {
  const [, rest = ""] = readFileSync(join(ROOT, document), "utf8").split(`\n${heading}\n`)
  const rows = (rest.split(/\n#+ /)[0] ?? "").split("\n").filter((line) => line.startsWith("|"))
  return rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(?:src\/)?([\w.-]+)[\w./-]*`/g)].map(([, name = ""]) => name),
  )
}

const foldersBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

describe.each(TABLES)("$document, $heading", ({ document, heading, folder, leastImports }) => {
  const order = foldersOfTable(document, heading)

  test("lists every folder, and no other", () => {
    expect(order.toSorted()).toEqual(foldersBelow(folder).toSorted())
  })

  test("a folder imports only those above it", () => {
    const imports = importsBelow(folder)
    expect(imports.length).toBeGreaterThan(leastImports)
    expect(findBackwardImports(order, imports)).toEqual([])
  })
})

test("the folders of tools import none of its commands", () => {
  const imports = importsBelow(join(ROOT, "tools")).filter(({ file }) => folderOf(file) !== "")
  expect(imports.length).toBeGreaterThan(200)
  expect(imports.filter(({ imported }) => folderOf(imported) === "")).toEqual([])
})

test("the back end's README lists every folder of routes, and no other", () => {
  const listed = foldersOfTable(README, "### Routes")
  expect(listed.toSorted()).toEqual(foldersBelow(join(BACKEND_SOURCES, "api")).toSorted())
})

test.each([
  ["cart/a.ts", "orders/b.ts", true],
  ["cart/steps/a.ts", "orders/mails/b.ts", true],
  ["failure.ts", "cart/a.ts", true],
  ["orders/a.ts", "cart/b.ts", false],
  ["cart/steps/a.ts", "cart/b.ts", false],
  ["cart/a.ts", "failure.ts", false],
  ["cart/a.ts", "../modules/orders/index.ts", false],
])("with cart above orders: is an import in %s from %s found? %s", (file, imported, isFound) => {
  expect(findBackwardImports(["cart", "orders"], [{ file, imported }])).toHaveLength(isFound ? 1 : 0)
})
