import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"
import { foldersOfTable } from "./readme.fixture.ts"

const RELATIVE_IMPORT = /\b(?:from|import) "(\.[^"]+)"|\b(?:import|require)\("(\.[^"]+)"\)/g
const IS_TEST = /\.(test|fixture)\.tsx?$/
/** Parses the variables of all folders, and is read by many. */
const ENVIRONMENT = "env.ts"

interface Import {
  /** Relative to the ordered folders. */
  file: string
  /** As written. */
  from: string
}

/** The ordered folder of a path; a file beside the folders is in none. */
const folderOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "")

/** Imports of a folder from one that is not above it. What is beside the folders may import none of them. */
function findBackwardImports(order: readonly string[], imports: readonly Import[]): string[] {
  const isBackward = ({ file, from }: Import) => {
    const [own, imported] = [folderOf(file), folderOf(normalize(join(dirname(file), from)))]
    if (imported === "" || imported === ".." || imported === own) return false
    return order.indexOf(imported) > order.indexOf(own)
  }
  return imports.filter(isBackward).map(({ file, from }) => `${file} imports ${from}`)
}

const importsBelow = (folder: string): Import[] =>
  globSync("**/*.{ts,tsx}", { cwd: folder })
    .filter((file) => !IS_TEST.test(file) && file !== ENVIRONMENT)
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(RELATIVE_IMPORT)].map(
        ([, from = "", late]): Import => ({ file, from: late ?? from }),
      ),
    )

test.each([
  ["## Where things are", ".", 3000],
  ["### Modules", "modules", 300],
  ["### Domains", "domains", 1000],
])("a folder below %j imports only those above it in the README", (heading, folder, leastImports) => {
  const imports = importsBelow(join(__dirname, folder))
  expect(imports.length).toBeGreaterThan(leastImports)
  const order = foldersOfTable(heading).map((name) => name.replace(/\/.*/, ""))
  expect(findBackwardImports(order, imports)).toEqual([])
})

test("an import from a later folder is found, wherever the file is in its own", () => {
  const found = (file: string, from: string) => findBackwardImports(["cart", "orders"], [{ file, from }])
  expect(found("cart/a.ts", "../orders/b.ts")).toEqual(["cart/a.ts imports ../orders/b.ts"])
  expect(found("cart/steps/a.ts", "../../orders/mails/b.ts")).toHaveLength(1)
  expect(found("failure.ts", "./cart/a.ts")).toHaveLength(1)
  expect(found("orders/a.ts", "../cart/b.ts")).toEqual([])
  expect(found("cart/steps/a.ts", "../b.ts")).toEqual([])
  expect(found("cart/a.ts", "../failure.ts")).toEqual([])
  expect(found("cart/a.ts", "../../modules/orders/index.ts")).toEqual([])
})
