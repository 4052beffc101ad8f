import { expect, test } from "vitest"
import { typedSince } from "./typed-since.ts"

test("only what was typed after the save began stays in the form", () => {
  const sent = { "title.hu": "Tél", "body.hu": "Első" }
  expect(typedSince(sent, sent)).toEqual({})
  expect(typedSince(sent, { ...sent, "body.hu": "Első és második", "title.en": "" })).toEqual({
    "body.hu": "Első és második",
  })
  expect(typedSince(sent, { ...sent, "title.hu": "" })).toEqual({ "title.hu": "" })
  expect(typedSince(sent, null)).toEqual({})
})
