import { expect, test } from "vitest"
import { importsOf, scriptsOf } from "./page-scripts.ts"

test("finds static imports of a minified chunk, not those on demand", () => {
  const chunk = `import{a as e}from"./react.js";import"./side.js";export*from"./all.js";export{x}from"./some.js";const t=()=>import("./later.js")`
  expect(importsOf(chunk)).toEqual(["./react.js", "./side.js", "./all.js", "./some.js"])
})

test.each(["", "deferred-"])("finds everything a page loads by itself, %smodules", (deferred) => {
  const page = `
    <link rel="${deferred}modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/app.css"/>
    <script>document.documentElement.dataset.mode = "dark"</script>
    <script type="${deferred}module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";</script>
    <script src="/assets/plain.js"></script>`
  expect(scriptsOf(page)).toEqual([
    "/assets/manifest.js",
    "/assets/root.js",
    "/assets/plain.js",
    "/assets/entry.js",
  ])
})
