import { ServerResponse } from "node:http"
import { expect, test } from "vitest"
import { LargeForms } from "./large-forms.server.ts"

const LARGE = { headers: { "content-length": "2000" } }
const response = () => new ServerResponse({ method: "POST" } as never)

test("who has gone before the form is read keeps no place", () => {
  const forms = new LargeForms(1_000)
  const gone = response()
  gone.destroy()
  for (let count = 0; count < 10; count += 1) expect(forms.acquire(LARGE, gone, "1.1.1.1")).toBe(true)
  const open = ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"].map((network) => ({ network, one: response() }))
  expect(open.map(({ network, one }) => forms.acquire(LARGE, one, network))).toEqual([true, true, true, true])
  expect(forms.acquire(LARGE, response(), "5.5.5.5")).toBe(false)
  open[0]?.one.emit("close")
  expect(forms.acquire(LARGE, response(), "5.5.5.5")).toBe(true)
})

test("one network cannot take all places of large forms", () => {
  const forms = new LargeForms(1_000)
  const slow = Array.from({ length: 4 }, response)
  expect(slow.map((one) => forms.acquire(LARGE, one, "1.1.1.1"))).toEqual([true, true, false, false])
  expect(forms.acquire(LARGE, response(), "2.2.2.2")).toBe(true)
  slow[0]?.emit("close")
  expect(forms.acquire(LARGE, response(), "1.1.1.1")).toBe(true)
})

test("a form without a length counts as large", () => {
  const forms = new LargeForms(1_000)
  const acquired = ["1", "2", "3", "4", "5"].map((network) =>
    forms.acquire({ headers: {} }, response(), network),
  )
  expect(acquired).toEqual([true, true, true, true, false])
})
