import { expect, test } from "vitest"
import { changedAlts } from "./picture-alts.ts"

const picture = (id: string, alt = {}) => ({ id, url: `/pictures/${id}.jpg`, alt, is_ready: true })
const PICTURES = [picture("one", { hu: "A füle", en: "Its handle" }), picture("two")]

test("what was not typed, or typed as it was, is not saved", () => {
  expect(changedAlts(PICTURES, {})).toEqual([])
  expect(changedAlts(PICTURES, { one: { hu: "A füle " }, two: { en: "  " } })).toEqual([])
})

test("a changed picture keeps its other languages; an emptied text is sent as an empty one", () => {
  expect(changedAlts(PICTURES, { one: { en: "" } })).toEqual([{ id: "one", alt: { hu: "A füle", en: "" } }])
  expect(changedAlts(PICTURES, { two: { hu: " Alulról " } })).toEqual([
    { id: "two", alt: { hu: "Alulról", en: "" } },
  ])
})

test("what was typed for a picture that is gone is forgotten", () => {
  expect(changedAlts(PICTURES, { three: { hu: "Szemből" } })).toEqual([])
})
