import { expect, test } from "vitest"
import { importTarget, proxyOf } from "./without-proxies.ts"

const onDemand = (code: string) => ({ code, isEntry: false, isDynamicEntry: true })

test("a file that only passes on another is a proxy", () => {
  expect(proxyOf(onDemand('export{a as default,b as Card,c}from"./extras-1.js";\n'))).toEqual({
    target: "./extras-1.js",
    properties: "default:m.a,Card:m.b,c:m.c",
  })
})

test.each([
  ["has code of its own", onDemand('export{a}from"./extras-1.js";start()')],
  ["passes on two files", onDemand('export{a}from"./extras-1.js";export{b}from"./cart-1.js"')],
  ["is an entry", { ...onDemand('export{a}from"./extras-1.js"'), isEntry: true }],
  ["is imported statically only", { ...onDemand('export{a}from"./extras-1.js"'), isDynamicEntry: false }],
])("a file that %s is none", (_, chunk) => {
  expect(proxyOf(chunk)).toBeNull()
})

test("importers ask for the target and get the module they expect", () => {
  const proxy = { target: "./extras-1.js", properties: "default:m.a" }
  const code = 'f(()=>import(`./card-2.js`));g(()=>import("./card-2.js"));h(()=>import(`./card-23.js`))'
  expect(importTarget(code, "card-2.js", proxy)).toBe(
    'f(()=>import(`./extras-1.js`).then(m=>({default:m.a})));g(()=>import("./extras-1.js").then(m=>({default:m.a})));h(()=>import(`./card-23.js`))',
  )
})
