import { expect, it } from "vitest"
import { answerPostalCode, fillTowns } from "./fill-town.server.ts"

it.each([
  ["an empty town of a code with one", "2100", "", "Gödöllő"],
  ["Budapest", " 1052 ", "", "Budapest"],
  ["nothing where several towns share the code", "7400", "", ""],
  ["nothing for a code nobody knows", "8888", "", ""],
  ["nothing over what was typed", "2100", "Máriabesnyő", "Máriabesnyő"],
])("fills in %s", (_, code, typed, town) => {
  const form = new FormData()
  for (const prefix of ["", "billing_"]) {
    form.set(`${prefix}postal_code`, code)
    form.set(`${prefix}city`, typed)
  }
  fillTowns(form)
  expect([form.get("city"), form.get("billing_city")]).toEqual([town, town])
})

it("answers with towns and county", () => {
  expect(answerPostalCode("7400")).toEqual({
    code: "7400",
    towns: ["Kaposvár", "Orci", "Zselickislak"],
    county: "Somogy",
  })
  expect(answerPostalCode("12")).toBeNull()
})
