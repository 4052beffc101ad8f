import { describe, expect, it } from "vitest"
import { codesToTry, waitingCodes, withoutWaiting, withWaiting } from "./waiting-codes.ts"

describe("the codes in a cart's metadata", () => {
  it("are kept once each, and written without everything else", () => {
    const metadata = { notes: "a", waiting_codes: ["X", "Y"] }
    expect(withWaiting({ notes: "a" }, ["X"])).toEqual({ waiting_codes: ["X"] })
    expect(withWaiting(metadata, ["X"])).toEqual({ waiting_codes: ["X", "Y"] })
    expect(withoutWaiting(metadata, "X")).toEqual({ waiting_codes: ["Y"] })
  })

  it.each([null, {}, { waiting_codes: "X" }, { waiting_codes: [1, null] }])("%o holds none", (metadata) => {
    expect(waitingCodes(metadata)).toEqual([])
  })
})

it("tries every code once, the applied ones first", () => {
  const promotions = [{ code: "A" }, null, { code: null }, { code: "B" }]
  expect(codesToTry({ promotions, waiting_codes: ["B", "C"] })).toEqual(["A", "B", "C"])
})
