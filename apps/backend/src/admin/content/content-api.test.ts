import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { problemsOfRows } from "../problems.ts"
import { saveContent } from "./content-api.ts"

const speak = (language: string) => vi.stubGlobal("localStorage", { getItem: () => language })

beforeEach(() => speak("hu"))
afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status }))
}

const save = () => saveContent({ id: "entry_1", after: 1 }, { values: {}, publish: "now" })

test("an answered entry was saved", async () => {
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

test("a refusal lists the errors, field by field", async () => {
  answerWith(JSON.stringify({ message: "Hiba.", problems: [{ path: "title.hu", reason: "Hiányzik." }] }), 400)
  const problems = new Map([["title.hu", "Hiányzik."]])
  expect(await save()).toEqual({ type: "refused", message: "Hiba.", problems })
})

test("a row's error has its index, in the language of the profile", async () => {
  answerWith(JSON.stringify({ problems: [{ path: "header.hu", row: 2, reason: "Hiányzik." }] }), 400)
  speak("en")
  const outcome = await save()
  expect(outcome).toMatchObject({ type: "refused", message: expect.stringContaining("did not work (400)") })
  const problems = outcome.type === "refused" ? outcome.problems : new Map()
  expect(problemsOfRows(problems, "header.hu")).toEqual(new Map([[2, "Hiányzik."]]))
  expect(problemsOfRows(problems, "header.en").size).toBe(0)
})

test("a refusal that is not JSON is explained", async () => {
  answerWith("Bad Gateway", 502)
  expect(await save()).toMatchObject({ type: "refused", message: expect.stringContaining("nem érhető el") })
})
