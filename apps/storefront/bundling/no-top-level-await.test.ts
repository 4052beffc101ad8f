import { parseAst } from "vite"
import { expect, test } from "vitest"
import { awaitsAtTopLevel } from "./no-top-level-await.ts"

test.each([
  ["await load()", true],
  ["export const texts = await load()", true],
  ["typeof document < 'u' && (await load('cart'))", true],
  ["for await (const text of texts) show(text)\nexport {}", true],
  ["const load = async () => await fetch('/')", false],
  ["async function load() { for await (const text of texts) show(text) }", false],
  ["class Cart { load = async () => { await fetch('/') } \n async read() { await this.load() } }", false],
  ["for (const text of texts) show(text)", false],
])("%s: awaits at the top level is %s", (code, expected) => {
  expect(awaitsAtTopLevel(parseAst(code))).toBe(expected)
})
