import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  CodeSchema,
  ForeignCodeSchema,
  LoginSchema,
  PersonalSchema,
  parseForm,
  RegisterSchema,
} from "./account-schemas.ts"

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe("a form of the account", () => {
  it("reports at every empty field what is required", () => {
    expect(parseForm(RegisterSchema, formOf({}))).toEqual({
      ok: false,
      refusal: {
        code: "fields",
        fields: {
          last_name: "required_last_name",
          first_name: "required_first_name",
          email: "errorEmail",
          password: "required_new_password",
        },
      },
    })
  })

  it.each([
    [" Anna.Kiss+bolt@Example.HU ", "anna.kiss+bolt@example.hu"],
    ["anna@xn--rvztr-fza4d2b6h.hu", "anna@xn--rvztr-fza4d2b6h.hu"],
  ])("brings the address %j into one form", (typed, email) => {
    const parsed = parseForm(LoginSchema, formOf({ email: typed, password: "x" }))
    expect(parsed.ok && parsed.data.email).toBe(email)
  })

  it("leaves a password unchanged", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (password) => {
        const parsed = parseForm(LoginSchema, formOf({ email: "a@example.hu", password }))
        // A form normalises line breaks, as a browser's does; nothing else changes.
        return parsed.ok && parsed.data.password === password
      }),
    )
  })

  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["12345", null],
    ["1234567", null],
    ["abcdef", null],
    ["", null],
  ])("reads the code %j as %j", (typed, code) => {
    const parsed = parseForm(CodeSchema, formOf({ code: typed }))
    expect(parsed.ok ? parsed.data.code : null).toBe(code)
  })

  it("requires address and password if the code alone is not enough", () => {
    const parsed = parseForm(ForeignCodeSchema, formOf({ code: "123456" }))
    expect(!parsed.ok && parsed.refusal.fields).toEqual({
      email: "errorEmail",
      password: "required_password",
    })
  })

  it.each([
    ["", null],
    ["06 30 123 4567", "+36301234567"],
    ["12", "errorPhone"],
  ])("reads the phone number %j as %j", (typed, expected) => {
    const parsed = parseForm(
      PersonalSchema,
      formOf({ last_name: "Kiss", first_name: "Anna", phone: typed, locale: "hu" }),
    )
    expect(parsed.ok ? parsed.data.phone : parsed.refusal.fields.phone).toBe(expected)
  })
})
