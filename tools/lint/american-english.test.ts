import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/**
 * Files with English texts for shoppers and staff, and the documents (ruling D26: American spelling). The annex of the
 * Directive is quoted as published.
 */
const TEXTS = [
  "*.md",
  "docs/{*,decisions/*}.md",
  "{apps/*,packages/*,bench,ops}/README.md",
  "apps/backend/src/admin/**/*.{ts,tsx}",
  "apps/storefront/app/i18n/messages/en/*.json",
  "packages/documents/texts/en/*.md",
  "packages/documents/src/**/*.ts",
  "packages/emails/src/{templates,texts}/*.ts",
  "packages/shop/src/facets/facet-values.ts",
  "demo/catalogue/**/*.ts",
]
const QUOTED = /withdrawal-information\.ts$|docs\/(?:specification|rulings)\.md$|\.test\.ts$/

const BRITISH =
  /(?<![\w./#@]|^-|["\s]-)(\w*colour\w*|grey\w*|centres?|favour\w*|per cent|fibres?|\w*litres?|\w*metres?|jewellery|flavou\w+|woollen|aluminium|cancell(?:ed|ing)|fulfil(?:ment)?s?|programme|licence|learnt|moulds?|yoghurt|(?:re)?cognised|organis\w+|personalis\w+|crystallis\w+|gelatine|(?:back|up|down|for|after)wards|on holiday|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))(?![\w/])/gi

/** The text to check: prose without names and links, of code only the quoted texts. */
function readTexts(path: string): string {
  const source = readFileSync(path, "utf8")
  if (path.endsWith(".json")) return Object.values(JSON.parse(source)).join("\n")
  if (path.endsWith(".md")) return source.replaceAll(/`[^`]*`|\]\([^)]*\)/g, "")
  const literals = source.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []
  return literals.filter((text) => text.includes(" ")).join("\n")
}

test("English texts keep to American spelling", () => {
  const found = globSync(TEXTS)
    .filter((path) => !QUOTED.test(path))
    .flatMap((path) => (readTexts(path).match(BRITISH) ?? []).map((word) => `${path}: ${word}`))
  expect(found).toEqual([])
})
