import { afterEach, expect, test, vi } from "vitest"
import { saveContent } from "./content-api.ts"

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }))
}

const save = () => saveContent({ id: "entry_1", after: 1 }, { values: {}, publish: "now" })

test("an entry that comes back was saved", async () => {
  answerWith(JSON.stringify({ entry: { id: "entry_1", version: 2 } }))
  expect(await save()).toEqual({ type: "saved", entry: { id: "entry_1", version: 2 } })
})

test.each(["<!doctype html><title>Belépés</title>", "", "null", "{}", '{"entry":null}'])(
  "an answer of 200 without an entry does not count as saved: %j",
  async (body) => {
    answerWith(body)
    await expect(save()).rejects.toThrow("nem biztos, hogy a mentés sikerült")
  },
)

test("a refusal says what stands against it, field by field", async () => {
  answerWith(JSON.stringify({ message: "Hiba.", problems: [{ path: "title.hu", reason: "Hiányzik." }] }), 400)
  const problems = new Map([["title.hu", "Hiányzik."]])
  expect(await save()).toEqual({ type: "refused", message: "Hiba.", problems })
})

test("a refusal that is no JSON is told by its status", async () => {
  answerWith("Bad Gateway", 502)
  expect(await save()).toMatchObject({ type: "refused", message: expect.stringContaining("502") })
})
