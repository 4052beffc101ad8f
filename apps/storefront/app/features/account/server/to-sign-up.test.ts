import { expect, test } from "vitest"
import { toSignUp } from "./to-sign-up.ts"

const BODY = { username: "anna@example.com", password: "secret" }

test.each([
  ["en", "hu", "en"],
  ["hu-HU", "en", "hu"],
  ["de", "hu", "hu"],
  [undefined, "en", "en"],
] as const)("a sign-up in %s by a visitor in %s is in %s", (locale, visitLocale, expected) => {
  expect(toSignUp({ ...BODY, attributes: { locale } }, visitLocale).locale).toBe(expected)
})

test("missing fields are empty, and the country is Hungary", () => {
  const body = { ...BODY, attributes: { name: "Nagy Anna" }, addressLine1: "Fő utca 1.", city: "Pécs" }
  expect(toSignUp({ ...body, postalCode: "7621" }, "hu")).toMatchObject({
    first_name: "Anna",
    last_name: "Nagy",
    phone: "",
    address: { address_2: "", province: "", country_code: "hu", phone: "" },
  })
  expect(toSignUp(body, "hu").address).toBeUndefined()
})
