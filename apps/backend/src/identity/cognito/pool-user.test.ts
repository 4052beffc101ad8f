import { expect, it } from "vitest"
import { toAttributes, toUser } from "./pool-user.ts"

const VERIFIED = { email: "Anna@Example.hu", email_verified: "true" }

it.each([
  [
    { first_name: "Anna", last_name: "Kovács" },
    { given_name: "Anna", family_name: "Kovács", name: "Anna Kovács" },
  ],
  [{ first_name: "Anna" }, { given_name: "Anna", name: "Anna" }],
  [{ phone: "+36 30 123-4567" }, { phone_number: "+36301234567" }],
  [{ phone: "06 30 123 4567" }, {}],
  [{}, {}],
])("tells the pool of %j", (profile, attributes) => {
  expect(toAttributes(profile)).toEqual(attributes)
})

it.each([
  [{}, {}],
  [
    { given_name: "Anna", family_name: "Kovács", name: "Mrs X" },
    { first_name: "Anna", last_name: "Kovács" },
  ],
  [
    { name: "Anna Mária Kovács", locale: "en" },
    { first_name: "Anna", last_name: "Mária Kovács" },
  ],
  [
    { name: "Kovács Anna Mária", locale: "hu-HU" },
    { first_name: "Anna Mária", last_name: "Kovács" },
  ],
  [
    { name: "Anna", phone_number: "+361" },
    { first_name: "Anna", phone: "+361" },
  ],
])("knows the person with %j", (attributes, person) => {
  const user = toUser("anna", { ...VERIFIED, ...attributes })
  expect(user).toEqual({ subject: "anna", email: "anna@example.hu", ...person })
})

it.each([{ email_verified: "false" }, { email_verified: "" }, { email: "" }])(
  "is nobody with an address that is not verified: %j",
  (attributes) => {
    expect(toUser("anna", { ...VERIFIED, ...attributes })).toBeNull()
  },
)
