import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseDraft } from "./form-draft.ts"

describe("parseDraft", () => {
  it.each([
    [null, null],
    ["", null],
    ["{", null],
    ["[1]", null],
    ['"text"', null],
    ['{"email":"a@b.hu","phone":1,"company":null}', { email: "a@b.hu" }],
  ])("%j is read as %j", (text, draft) => {
    expect(parseDraft(text)).toEqual(draft)
  })

  it("never fails", () => {
    fc.assert(fc.property(fc.string(), (text) => parseDraft(text) !== undefined))
  })
})
