import { HOME_SECTIONS } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { CONTENT_KINDS } from "./content-kinds.ts"

const fieldOf = (kind: "home" | "menu", name: string) =>
  CONTENT_KINDS[kind].fields.find((field) => field.name === name)

describe("the home page", () => {
  const warned = (sections: string[], picked: string) =>
    CONTENT_KINDS.home.warn?.({ sections: sections.join("\n"), picked }).map(([path]) => path)

  it("warns of a section of hand-picked products without products, and of products without their section", () => {
    expect(warned(["picked"], "")).toEqual(["sections"])
    expect(warned(["journal"], "haban-kancso")).toEqual(["picked"])
    expect(warned([...HOME_SECTIONS], "haban-kancso")).toEqual([])
    expect(warned([], "haban-kancso")).toEqual([])
    expect(warned([], "")).toEqual([])
  })

  it.each(LOCALES)("shows in empty fields what the shop shows (%s)", (locale) => {
    for (const field of CONTENT_KINDS.home.fields.filter(({ isText }) => isText))
      expect(field.placeholder?.[locale], field.name).toBeTruthy()
  })
})

describe("menu and footer", () => {
  it.each(LOCALES)("begin with links that can be saved as they are (%s)", (locale) => {
    for (const name of ["header", "information", "shop"]) {
      const field = fieldOf("menu", name)
      const start = field?.start?.(locale) ?? ""
      expect(start.split("\n").length).toBeGreaterThan(2)
      expect(field?.check(start)).toEqual([])
    }
  })

  it("leave the column of the categories to the shop", () => {
    expect(fieldOf("menu", "shopping")?.start).toBeUndefined()
  })
})
