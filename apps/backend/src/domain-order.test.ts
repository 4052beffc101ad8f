import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"
import { foldersOfTable } from "./readme.fixture.ts"

/** The domains, in the order of the README's table. */
const ORDER = foldersOfTable("### Domains")
const RELATIVE_IMPORT = /\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g

interface Import {
  /** Below `src/domains`. */
  file: string
  /** As written. */
  from: string
}

const domainOf = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : undefined)

/** Imports of a domain from one that is not above it. */
function findBackwardImports(order: readonly string[], imports: readonly Import[]): string[] {
  const isBackward = ({ file, from }: Import) => {
    const [own, imported] = [domainOf(file), domainOf(normalize(join(dirname(file), from)))]
    if (own === undefined || imported === undefined || imported === ".." || imported === own) return false
    return order.indexOf(imported) > order.indexOf(own)
  }
  return imports.filter(isBackward).map(({ file, from }) => `${file} imports ${from}`)
}

test("a domain imports only those above it in the README", () => {
  const folder = join(__dirname, "domains")
  const imports = globSync("**/*.ts", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(RELATIVE_IMPORT)].map(
      ([, from = "", late]): Import => ({ file, from: late ?? from }),
    ),
  )
  expect(imports.length).toBeGreaterThan(1000)
  expect(findBackwardImports(ORDER, imports)).toEqual([])
})

test("an import from a later domain is found, wherever the file is in its own", () => {
  const found = (file: string, from: string) => findBackwardImports(["cart", "orders"], [{ file, from }])
  expect(found("cart/a.ts", "../orders/b.ts")).toEqual(["cart/a.ts imports ../orders/b.ts"])
  expect(found("cart/steps/a.ts", "../../orders/mails/b.ts")).toHaveLength(1)
  expect(found("orders/a.ts", "../cart/b.ts")).toEqual([])
  expect(found("cart/steps/a.ts", "../b.ts")).toEqual([])
  expect(found("cart/a.ts", "../failure.ts")).toEqual([])
  expect(found("cart/a.ts", "../../modules/orders/index.ts")).toEqual([])
})
