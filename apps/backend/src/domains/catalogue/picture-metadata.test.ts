import { expect, test } from "vitest"
import { findPicture } from "./picture-metadata.ts"

const SIZES = { base: "/pictures/bogre-1", widths: [320], width: 320, height: 400, tone: "#aabbcc" }
const TITLE = { hu: "Kék bögre", en: "Blue mug" }

const altOf = (alt: unknown) => findPicture({ picture_sizes: { ...SIZES, alt } }, TITLE)?.alt

test("a picture is described in the editor's words", () => {
  expect(altOf({ hu: "A bögre füle közelről", en: "The mug's handle" })).toEqual({
    hu: "A bögre füle közelről",
    en: "The mug's handle",
  })
})

test.each([[undefined], [{}], [{ hu: "" }]])("without a description by the title: %j", (alt) => {
  expect(altOf(alt)).toEqual(TITLE)
})

test("where only another language describes it, the title does: it is in the reader's language", () => {
  expect(altOf({ hu: "A bögre füle közelről" })).toEqual({ hu: "A bögre füle közelről", en: "Blue mug" })
})

test("without sizes there is none", () => {
  expect(findPicture({ picture_sizes: {} }, TITLE)).toBeNull()
})
