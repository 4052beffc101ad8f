import { expect, test } from "vitest"
import type { CataloguePicture, CatalogueVariant } from "../types/catalogue-types.ts"
import { looksOf, picturesOfValues, picturesOfVariant } from "./variant-pictures.ts"

const picture = (name: string): CataloguePicture => ({
  base: `/pictures/${name}`,
  widths: [160, 320],
  width: 320,
  height: 400,
  tone: "#888888",
  alt: name,
})

const variant = (colour: string, size: string, place: number | null): CatalogueVariant => ({
  id: `${colour}-${size}`,
  title: `${colour} / ${size}`,
  sku: null,
  option_values: { colour, size },
  price: null,
  unit_price: null,
  stock: 1,
  stock_state: "in_stock",
  picture: place,
})

const SIZE = { id: "size", title: "Méret", values: ["S", "L"] }
const COLOR = { id: "colour", title: "Szín", values: ["Piros", "Kék"] }
const bauble = {
  pictures: ["red", "detail", "blue"].map(picture),
  options: [SIZE, COLOR],
  variants: [
    variant("Piros", "S", 0),
    variant("Piros", "L", 0),
    variant("Kék", "S", 2),
    variant("Kék", "L", 2),
  ],
}
const names = (pictures: CataloguePicture[]) => pictures.map(({ alt }) => alt)

test.each([
  [
    "a variant's own picture comes first, and no other variant's",
    bauble.variants[2] ?? null,
    ["blue", "detail"],
  ],
  ["a variant without one shows what belongs to none", variant("Zöld", "S", null), ["detail"]],
  ["without a variant, what belongs to none", null, ["detail"]],
])("%s", (_, chosen, shown) => {
  expect(names(picturesOfVariant(bauble, chosen))).toEqual(shown)
})

test("a product whose variants have no pictures of their own shows all there are", () => {
  const plain = { ...bauble, variants: bauble.variants.map((one) => ({ ...one, picture: null })) }
  expect(names(picturesOfVariant(plain, plain.variants[0] ?? null))).toEqual(["red", "detail", "blue"])
})

test("a product whose every picture shows a variant shows all before one is chosen", () => {
  const pictures = ["red", "blue"].map(picture)
  const variants = [variant("Piros", "S", 0), variant("Kék", "S", 1)]
  expect(names(picturesOfVariant({ pictures, variants }, null))).toEqual(["red", "blue"])
})

test("an option has pictures when each value has its own", () => {
  expect(picturesOfValues(COLOR, bauble.variants)).toEqual(
    new Map([
      ["Piros", 0],
      ["Kék", 2],
    ]),
  )
  expect(picturesOfValues(SIZE, bauble.variants)).toBeNull()
  expect(picturesOfValues(COLOR, [variant("Piros", "S", 0), variant("Kék", "S", null)])).toBeNull()
})

test("a list shows the looks by small pictures, and none where there is one look", () => {
  expect(looksOf(bauble)).toEqual([
    { name: "Piros", picture: "/pictures/red-160.webp" },
    { name: "Kék", picture: "/pictures/blue-160.webp" },
  ])
  expect(looksOf({ ...bauble, options: [SIZE] })).toEqual([])
})
