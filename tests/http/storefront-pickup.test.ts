import { describe, expect, test } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

const json = async (path: string) => {
  const { status, headers, text } = await new Shopper().open(path)
  return { status, type: headers["content-type"], body: JSON.parse(text) }
}

describe("GET /api/postal-codes", () => {
  test.each([
    ["2100", { code: "2100", towns: ["Gödöllő"], county: "Pest" }],
    ["7400", { code: "7400", towns: ["Kaposvár", "Orci", "Zselickislak"], county: "Somogy" }],
    ["1052", { code: "1052", towns: ["Budapest"], county: "Budapest" }],
    ["8888", { code: "8888", towns: [], county: "Zala" }],
  ])("returns the towns of %s", async (code, body) => {
    expect(await json(`/api/postal-codes/${code}`)).toMatchObject({ status: 200, body })
  })

  test.each(["12", "0123", "abcd", "12345", "%F0%9F%98%80"])("does not know %s", async (code) => {
    expect(await json(`/api/postal-codes/${code}`)).toMatchObject({ status: 404 })
  })
})

describe("GET /api/pickup-points", () => {
  test("finds points by town, and returns only the data that a shopper needs", async () => {
    const { body } = await json("/api/pickup-points?q=sopron")
    expect(body.state).toBe("found")
    expect(body.points.length).toBe(3)
    expect(Object.keys(body.points[0]).sort()).toEqual([
      "address",
      "carrier",
      "cash",
      "hours",
      "id",
      "name",
      "place",
    ])
  })

  test.each([
    ["", "none"],
    ["?q=", "none"],
    ["?q=Atlantisz", "found"],
    [`?q=${"x".repeat(5000)}`, "found"],
  ])("%j: %s, no points", async (query, state) => {
    expect((await json(`/api/pickup-points${query}`)).body).toMatchObject({ state, points: [] })
  })
})
