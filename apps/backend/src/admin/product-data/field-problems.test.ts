import { STAFF_LOCALES } from "@porteka/shop/languages"
import { afterEach, describe, expect, test, vi } from "vitest"
import { problemOf } from "./field-problems.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

const missing = { validity: { valueMissing: true } }
const wrong = { validity: { valueMissing: false } }

describe.each(STAFF_LOCALES)("in %s", (locale) => {
  test("every problem has its own sentence, with the bounds of a number", () => {
    vi.stubGlobal("localStorage", { getItem: () => locale })
    const sentences = [
      problemOf({ type: "text", ...missing }),
      problemOf({ type: "email", ...wrong }),
      problemOf({ type: "number", min: "3", max: "99", ...wrong }),
      problemOf({ type: "date", ...wrong }),
    ]
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences[2]).toMatch(/3.*99/)
    expect(problemOf({ type: "email", ...missing })).toBe(sentences[0])
  })
})
