import { ServerResponse } from "node:http"
import { expect, test } from "vitest"
import { LargeForms } from "./large-forms.server.ts"

const LARGE = { headers: { "content-length": "2000" } }
const response = () => new ServerResponse({ method: "POST" } as never)

test("who has gone before the form is read keeps no place", () => {
  const forms = new LargeForms(1_000)
  const gone = response()
  gone.destroy()
  for (let count = 0; count < 10; count += 1) expect(forms.acquire(LARGE, gone)).toBe(true)
  const open = Array.from({ length: 4 }, response)
  expect(open.map((one) => forms.acquire(LARGE, one))).toEqual([true, true, true, true])
  expect(forms.acquire(LARGE, response())).toBe(false)
  open[0]?.emit("close")
  expect(forms.acquire(LARGE, response())).toBe(true)
})

test("a form without a length counts as large", () => {
  const forms = new LargeForms(1_000)
  const acquired = Array.from({ length: 5 }, () => forms.acquire({ headers: {} }, response()))
  expect(acquired).toEqual([true, true, true, true, false])
})
