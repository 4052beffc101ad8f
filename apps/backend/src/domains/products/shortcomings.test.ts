import { expect, test } from "vitest"
import { type CheckedProduct, findShortcomings } from "./shortcomings.ts"

const mug = { title: "Kék", has_price: true, is_counted: true, has_stock_place: true, pieces: 3 }
const WHOLE: CheckedProduct = {
  title: "Bögre",
  description: "Kézzel festett.",
  has_picture: true,
  unreadable_pictures: [],
  has_category: true,
  likely_category: null,
  safety: { maker: [], responsible: [] },
  is_in_channel: true,
  is_deliverable: true,
  untranslated: [],
  is_service: false,
  variants: [mug],
}

test("a complete product lacks nothing", () => {
  expect(findShortcomings(WHOLE)).toEqual([])
})

test.each<[string, Partial<CheckedProduct>, boolean, string[]]>([
  ["no_variant", { variants: [] }, true, []],
  ["no_price", { variants: [{ ...mug, has_price: false }] }, true, []],
  ["no_delivery", { is_deliverable: false }, true, []],
  [
    "variant_without_price",
    { variants: [mug, { ...mug, title: "Zöld", has_price: false }] },
    false,
    ["Zöld"],
  ],
  ["not_in_channel", { is_in_channel: false }, false, []],
  ["no_stock_place", { variants: [{ ...mug, has_stock_place: false }] }, false, ["Kék"]],
  ["out_of_stock", { variants: [{ ...mug, pieces: 0 }] }, false, ["Kék"]],
  ["stock_not_counted", { variants: [{ ...mug, is_counted: false, pieces: 0 }] }, false, ["Kék"]],
  ["no_picture", { has_picture: false }, false, []],
  ["unreadable_picture", { unreadable_pictures: ["bogre.png"] }, false, ["bogre.png"]],
  ["no_category", { has_category: false }, false, []],
  ["no_category", { has_category: false, likely_category: "pcat_mugs" }, false, ["pcat_mugs"]],
  ["no_description", { description: " " }, false, []],
  ["not_translated", { untranslated: ["en"] }, false, ["en"]],
  ["no_maker", { safety: { maker: ["name", "address", "email"], responsible: [] } }, false, []],
  ["maker_incomplete", { safety: { maker: ["email"], responsible: [] } }, false, ["email"]],
  ["no_eu_responsible", { safety: { maker: [], responsible: ["name", "email"] } }, false, ["name", "email"]],
])("%s", (code, lack, is_blocking, about) => {
  expect(findShortcomings({ ...WHOLE, ...lack })).toEqual([{ code, is_blocking, about }])
})

test("a service needs no picture, category, maker or stock, but a price, and pieces if they are counted", () => {
  const wrapping = { ...mug, is_counted: false }
  const bare = {
    ...WHOLE,
    is_service: true,
    description: null,
    has_picture: false,
    has_category: false,
    safety: { maker: ["name"], responsible: [] },
  }
  const codesOf = (variant: typeof mug) =>
    findShortcomings({ ...bare, variants: [variant] }).map(({ code }) => code)
  expect(codesOf(wrapping)).toEqual([])
  expect(codesOf({ ...wrapping, has_price: false })).toEqual(["no_price"])
  expect(codesOf({ ...mug, pieces: 0 })).toEqual(["out_of_stock"])
})
