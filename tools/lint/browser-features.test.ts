import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** What browsers run: not what only the server has. */
const BROWSER_CODE = [
  "apps/storefront/{app,preact,service-worker}/**/*.{ts,tsx}",
  "packages/{shop,hungary,commerce-sdk,documents}/src/**/*.{ts,tsx}",
]
const ELSEWHERE = /\.server\.|\.test\.tsx?$|\/routes\/api\//

/**
 * Newer than the oldest browsers with scripts (ADR 0133), above all Safari 16.4: neither the types nor the bundler know which
 * functions a browser has, and those that the tests run in have all of them.
 */
const TOO_NEW =
  /\bURL\.(?:canParse|parse)\(|\b(?:Object|Map)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bAbortSignal\.any\(|\bRegExp\.escape\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|getOrInsert)\b|(?:\.(?:values|keys|entries)\(\)|\bmatchAll\([^()]*\))\s*\.(?:map|filter|flatMap|toArray|some|every|find|reduce|take|drop)\(/g

test("browser code calls nothing that the oldest supported browsers lack", () => {
  const found = globSync(BROWSER_CODE)
    .filter((path) => !ELSEWHERE.test(path))
    .flatMap((path) => (readFileSync(path, "utf8").match(TOO_NEW) ?? []).map((call) => `${path}: ${call}`))
  expect(found).toEqual([])
})
