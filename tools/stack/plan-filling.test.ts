import { expect, test } from "vitest"
import { type Filling, planFilling, type ShopData } from "./plan-filling.ts"

const NEW: ShopData = {
  filledWith: undefined,
  hasForeignData: false,
  isHalfFilled: false,
  knowsKey: false,
  hasPictures: false,
}
const OPEN: ShopData = { ...NEW, filledWith: "demo", hasForeignData: true, knowsKey: true, hasPictures: true }

test.each<[string, ShopData, Filling]>([
  ["a new database", NEW, "everything"],
  ["a database of products that nobody here filled in", { ...NEW, hasForeignData: true }, "foundation"],
  [
    "a shop whose first start was stopped",
    { ...NEW, hasForeignData: true, isHalfFilled: true },
    "everything",
  ],
  ["a shop that is open", OPEN, "nothing"],
  ["an open shop whose products are all gone", { ...OPEN, hasForeignData: false }, "nothing"],
  ["a shop that was restored under another key", { ...OPEN, knowsKey: false }, "foundation"],
  ["a demo shop that lost its pictures", { ...OPEN, hasPictures: false }, "pictures"],
  ["an empty shop before its first picture", { ...OPEN, filledWith: "none", hasPictures: false }, "nothing"],
])("%s", (_, data, filling) => {
  expect(planFilling(data)).toBe(filling)
})
