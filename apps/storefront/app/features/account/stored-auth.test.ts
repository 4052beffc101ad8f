import { expect, it } from "vitest"
import { toStoredAuth } from "./stored-auth.ts"

it("keeps the profile and nothing that opens an account", () => {
  const profile = {
    id: "cus_1",
    email: "anna@example.com",
    first_name: "Anna",
    last_name: "Kovács",
    phone: "+36301234567",
  }
  const customer = { ...profile, token: "secret" }
  expect(toStoredAuth(customer, 0)).toEqual({
    isAuthenticated: true,
    userId: "cus_1",
    username: "anna@example.com",
    email: "anna@example.com",
    name: "Anna Kovács",
    given_name: "Anna",
    family_name: "Kovács",
    phone_number: "+36301234567",
    expiresAt: 30 * 24 * 60 * 60 * 1000,
  })
})

it("does without a name and a telephone number", () => {
  const customer = { id: "cus_1", email: "a@example.com", first_name: null, last_name: null, phone: null }
  expect(toStoredAuth(customer, 0)).toMatchObject({ name: "", phone_number: "" })
})
