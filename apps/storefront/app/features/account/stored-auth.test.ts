import { expect, it } from "vitest"
import { toStoredAuth } from "./stored-auth.ts"

it("keeps the profile and nothing that opens an account", () => {
  const customer = { email: "anna@example.com", first_name: "Anna", last_name: "Kovács", token: "secret" }
  expect(toStoredAuth(customer, 0)).toEqual({
    isAuthenticated: true,
    username: "anna@example.com",
    email: "anna@example.com",
    name: "Anna Kovács",
    given_name: "Anna",
    family_name: "Kovács",
    expiresAt: 30 * 24 * 60 * 60 * 1000,
  })
})

it("does without a name", () => {
  const stored = toStoredAuth({ email: "a@example.com", first_name: null, last_name: null }, 0)
  expect(stored.name).toBe("")
})
