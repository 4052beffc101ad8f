import { describe, expect, it } from "vitest"
import { looksOf, picturesOf, shownPicture } from "./photographs.ts"

const taken = new Set(["jug-1", "jug-3", "hero-home"])

describe("shownPicture", () => {
  it.each([
    ["jug-1", "jug-1"],
    ["jug-2", "jug-1"],
    ["jug-3", "jug-3"],
    ["bowl-2", "bowl-2"],
    ["hero-home", "hero-home"],
  ])("shows for %s the picture %s", (file, shown) => {
    expect(shownPicture(file, taken)).toBe(shown)
  })
})

describe("picturesOf", () => {
  const product = (handle: string) => ({
    pictures: [1, 2, 3].map((view) => ({
      file: `${handle}-${view}`,
      alt: { hu: handle, en: handle },
      brief: handle,
    })),
  })
  const files = (handle: string) => picturesOf(product(handle), taken).map(({ file }) => file)

  it("shows the existing photographs", () => {
    expect(files("jug")).toEqual(["jug-1", "jug-3"])
  })

  it("shows the looks of a product if all of them exist", () => {
    const jug = {
      pictures: ["jug-1", "jug-3", "jug-blue", "jug-green"].map((file) => ({
        file,
        alt: { hu: file, en: file },
      })),
      looks: { Fehér: "jug-1", Kék: "jug-blue", Zöld: "jug-green" },
    }
    const some = new Set([...taken, "jug-blue"])
    expect(looksOf(jug, some)).toEqual({})
    expect(picturesOf(jug, some).map(({ file }) => file)).toEqual(["jug-1", "jug-3"])
    const all = new Set([...some, "jug-green"])
    expect(looksOf(jug, all)).toEqual(jug.looks)
    expect(picturesOf(jug, all).map(({ file }) => file)).toEqual(["jug-1", "jug-3", "jug-blue", "jug-green"])
  })

  it("shows one drawn picture if no photograph exists", () => {
    expect(files("bowl")).toEqual(["bowl-1"])
  })
})
