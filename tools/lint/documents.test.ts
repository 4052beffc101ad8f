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

/** The texts of the shop's pages link to pages, not to files. */
const ABOUT_THE_PROJECT = DOCUMENTS.filter((path) => !path.startsWith("packages/documents/texts/"))
const readDocument = (path: string) => readFileSync(join(ROOT, path), "utf8").replace(/```[\s\S]*?```/g, "")

/** The anchor of a heading, as GitHub forms it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-")

const anchorsOf = (path: string): string[] =>
  [...readDocument(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading))

/** What is wrong in each document about the project, as a line. */
const wrongIn = (find: (text: string, path: string) => string[]): string[] =>
  ABOUT_THE_PROJECT.flatMap((path) => find(readDocument(path), path).map((fault) => `${path}: ${fault}`))

test("links lead to files and headings that exist", () => {
  const wrong = wrongIn((text, path) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
    return links.filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false
      const [name = "", anchor] = link.split("#")
      const target = name === "" ? path : join(dirname(path), name)
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).includes(anchor)
    })
  })
  expect(wrong).toEqual([])
})

test("sections named with their document exist", () => {
  const named = /([\w./-]+\.md)(?:`|\]\([^)]*\))?, "([^"]+)"/g
  const wrong = wrongIn((text, path) =>
    [...text.matchAll(named)].flatMap(([, name = "", heading = ""]) => {
      const target = [name, join(dirname(path), name)].find((one) => existsSync(join(ROOT, one)))
      return target !== undefined && anchorsOf(target).includes(anchorOf(heading))
        ? []
        : [`${name}, "${heading}"`]
    }),
  )
  expect(wrong).toEqual([])
})

test("npm commands in documents exist", () => {
  const scripts = new Set(
    [...list("package.json"), ...list("{apps,packages}/*/package.json")].flatMap((path) =>
      Object.keys(JSON.parse(readFileSync(join(ROOT, path), "utf8")).scripts ?? {}),
    ),
  )
  const wrong = wrongIn((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !scripts.has(name)),
  )
  expect(wrong).toEqual([])
})

test("decisions named by their number exist", () => {
  const numbers = new Set(list("docs/decisions/0*.md").map((path) => basename(path).slice(0, 4)))
  const wrong = [...ABOUT_THE_PROJECT, ...SOURCES].flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/\bADRs? (\d{4}(?:, \d{4})*)/g)]
      .flatMap(([, found = ""]) => found.split(", "))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ADR ${number}`),
  )
  expect(wrong).toEqual([])
})
