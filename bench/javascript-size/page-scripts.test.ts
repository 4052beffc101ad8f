import { expect, test } from "vitest"
import { importsOf, scriptsOf } from "./page-scripts.ts"

test("finds static imports of a minified chunk, not those on demand", () => {
  const chunk = `import{a as e}from"./react.js";import"./side.js";export*from"./all.js";export{x}from"./some.js";const t=()=>import("./later.js")`
  expect(importsOf(chunk)).toEqual(["./react.js", "./side.js", "./all.js", "./some.js"])
})

const ORDINARY = `
  <link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/assets/app.css"/>
  <script>document.documentElement.dataset.mode = "dark"</script>
  <script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";</script>
  <script src="/assets/plain.js"></script>`

const DEFERRED = `
  <link rel="stylesheet" href="/assets/app.css"/>
  <script>document.documentElement.dataset.mode = "dark"</script>
  <script type="application/x-deferred-module">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";</script>
  <script src="/assets/plain.js"></script>
  <script>((preloads) => { preload(preloads) })(["/assets/entry.js"])</script>`

test.each([
  ["modules", ORDINARY],
  ["deferred modules", DEFERRED],
])("finds everything a page loads by itself, %s", (_, page) => {
  expect(scriptsOf(page).toSorted()).toEqual([
    "/assets/entry.js",
    "/assets/manifest.js",
    "/assets/plain.js",
    "/assets/root.js",
  ])
})
