import { expect, it } from "vitest"
import { parseForeignTaxNumber } from "./eu-vat-number.ts"

it.each([
  ["ATU12345678", "at", "ATU12345678"],
  ["atu 1234 5678", "AT", "ATU12345678"],
  ["U12345678", "at", "ATU12345678"],
  ["DE 123.456.789", "de", "DE123456789"],
  ["123456789", "gr", "EL123456789"],
  ["EL123456789", "gr", "EL123456789"],
  ["FR AB 123456789", "fr", "FRAB123456789"],
  ["NL123456789B01", "nl", "NL123456789B01"],
  ["IE1234567WA", "ie", "IE1234567WA"],
  ["CHE-123.456.788", "ch", "CHE123456788"],
  ["DE123456789", "at", null],
  ["DE12345678", "de", null],
  ["12345676-1-41", "sk", null],
  ["", "de", null],
  ["", "ch", null],
  ["x".repeat(21), "us", null],
])("%j of %s is %s", (typed, country, number) => {
  expect(parseForeignTaxNumber(typed, country)).toBe(number)
})
