import { expect, test, vi } from "vitest"
import { orderNames } from "./name-fields.ts"

const run = (script: string, language: string) => {
  vi.stubGlobal("localStorage", { getItem: () => language })
  const of = new Function("user", `return ${orderNames(script)}`) as (user: unknown) => string
  return of({ first_name: "Anna", last_name: "Kovács" })
}

test.each([
  '[user.first_name, user.last_name].filter(Boolean).join(" ")',
  '[user?.first_name, user?.last_name].filter(Boolean).join(" ")',
  "`$" + "{user.first_name} $" + "{user.last_name}`",
])("names are in the order of the language: %s", (script) => {
  expect([run(script, "hu"), run(script, "en")]).toEqual(["Kovács Anna", "Anna Kovács"])
})

test("fields of a query keep their order", () => {
  const code = 'fields: ["first_name", "last_name"], pick(first_name, last_name)'
  expect(orderNames(code)).toBe(code)
})
