import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, dirname, join, normalize } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"

const IGNORED = ["**/node_modules/**", "**/dist/**", "**/build/**", "**/.*/**"]
const list = (pattern: string) => globSync(pattern, { cwd: ROOT, exclude: IGNORED })

const DOCUMENTS = list("**/*.md").filter((path) => !path.endsWith("CHANGELOG.md"))
const FILES = list("**/*.{ts,tsx,mjs,css,md,grit,yaml}")
const SOURCES = FILES.filter((path) => /\.(tsx?|mjs)$/.test(path))

/** Names of files that a document uses as examples. */
const EXAMPLES = new Set([
  "packages/shop/src/languages/de.ts",
  "apps/backend/src/modules/card-provider/paypal",
  "apps/storefront/app/server/card-providers/paypal.server.ts",
  "apps/storefront/app/features/card-payment/paypal",
  "./cart-state.ts",
  "../cart-state.ts",
])

const FILE = /^(?:#|\.\.?\/)?\w[\w./@[\]-]*\.(tsx?|mjs|css|md|grit|yaml)$/
const FOLDER = /^(apps|packages|tools|tests|docs|demo|bench|ops)\/[\w./[\]-]*$/

/** Whether a path exists: from the root, from the document's folder, or as the end of a file's path. */
function exists(path: string, document: string): boolean {
  const name = path.replace(/^#app\//, "app/")
  if (existsSync(join(ROOT, name)) || existsSync(join(ROOT, dirname(document), name))) return true
  const end = `/${normalize(name)}`
  return FOLDER.test(name) ? false : FILES.some((file) => file.endsWith(end))
}

/** Files and folders in backticks; patterns and URLs are no paths. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path)
  return quoted.filter((path) => FILE.test(path) || (FOLDER.test(path) && !/\.\w+$/.test(path)))
}

test("documents name only files and folders that exist", () => {
  const wrong = DOCUMENTS.flatMap((document) =>
    pathsIn(readFileSync(join(ROOT, document), "utf8"))
      .filter((path) => !EXAMPLES.has(path) && !exists(path, document))
      .map((path) => `${document}: ${path}`),
  )
  expect(wrong).toEqual([])
})

test("comments name only files that exist", () => {
  const wrong = SOURCES.flatMap((source) => {
    const comments = readFileSync(join(ROOT, source), "utf8").match(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []
    return pathsIn(comments.join("\n"))
      .filter((path) => !exists(path, source))
      .map((path) => `${source}: ${path}`)
  })
  expect(wrong).toEqual([])
})

test("the index of decisions lists each with its title", () => {
  const decisions = list("docs/decisions/0*.md").map((path) => {
    const [, number, title] = /^# ADR (\d+): (.*)$/m.exec(readFileSync(join(ROOT, path), "utf8")) ?? []
    return `- [${number}](${basename(path)}): ${title}`
  })
  const index = readFileSync(join(ROOT, "docs/decisions/README.md"), "utf8").match(/^- .*$/gm) ?? []
  expect(index.toSorted()).toEqual(decisions.toSorted())
})
