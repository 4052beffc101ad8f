import { describe, expect, it, test } from "vitest"
import { choiceFields, chosenProducts, isOnePiece, offerable, withdrawnProducts } from "./offered-products.ts"
import { readOffered } from "./read-offered.ts"

const MUG = { title: "Kék bögre, 3 dl", pieces: 2, isExempt: false }
const SIGN = { title: "Névtábla", pieces: 1, isExempt: true }
const ORDER = [MUG, SIGN]

describe("the products of an order", () => {
  test.each([
    [{}, ""],
    [{ pieces_0: "0" }, ""],
    [{ pieces_0: "1" }, "1 × Kék bögre, 3 dl"],
    [{ pieces_0: "2" }, "2 × Kék bögre, 3 dl"],
    [{ pieces_0: "1", pieces_1: "1" }, "1 × Kék bögre, 3 dl; 1 × Névtábla"],
    [{ pieces_0: "2", pieces_1: "1" }, ""],
    [{ pieces_0: "9", pieces_1: "many" }, "2 × Kék bögre, 3 dl"],
  ])("chosen by %j, they are declared as %j", (values, products) => {
    expect(withdrawnProducts(ORDER, values)).toBe(products)
  })

  it("are named in a complaint about all of them", () => {
    expect(chosenProducts(ORDER, { pieces_0: "2", pieces_1: "1" })).toBe("2 × Kék bögre, 3 dl; 1 × Névtábla")
    expect(chosenProducts(ORDER, {})).toBe("")
  })

  it("go with the form from step to step", () => {
    const fields = choiceFields(ORDER, { pieces_0: "1", pieces_1: "x" })
    expect(fields).toMatchObject({ pieces_0: "1", pieces_1: "0" })
    expect(readOffered(fields)).toEqual(ORDER)
    expect(choiceFields([], { pieces_0: "1" })).toEqual({})
  })

  it("are nothing to choose from if there is a single piece with a right of withdrawal", () => {
    const one = { ...MUG, pieces: 1 }
    expect([[one], [MUG], [SIGN], [one, one], []].map(isOnePiece)).toEqual([true, false, false, false, false])
  })

  it("are not offered if a declaration cannot name all of them", () => {
    expect(offerable(Array(60).fill(MUG))).toEqual([])
    expect(offerable(ORDER)).toEqual(ORDER)
  })

  it("are not read from a form that was forged to make a long page", () => {
    const offered = (products: object[]) => readOffered({ offered: JSON.stringify(products) })
    expect(offered([{ ...MUG, pieces: 1_000_000_000 }])).toEqual([])
    expect(offered(Array(1_000).fill(MUG))).toEqual([])
  })

  test.each(["", "[", "{}", '[{"title":"Bögre","pieces":0,"isExempt":false}]', "null"])(
    "cannot be read from %j",
    (offered) => {
      expect(readOffered({ offered })).toEqual([])
    },
  )
})
