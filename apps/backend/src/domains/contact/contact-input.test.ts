import { describe, expect, it } from "vitest"
import { contactInputSchema } from "./contact-input.ts"

const whole = { name: "Kovács Anna", email: "anna@posta.example", message: "Mikor lesz nyitva?" }

describe("a message of the contact page", () => {
  it("needs a name, an address for the answer and a text", () => {
    expect(contactInputSchema.parse(whole)).toEqual({ ...whole, locale: "hu" })
  })

  it("keeps the lines of the text, and has no line breaks where e-mails have their headers", () => {
    const parsed = contactInputSchema.parse({
      ...whole,
      name: "Anna\r\nBcc: masik@posta.example",
      order_reference: "10\n42",
      message: "egy\r\nkettő\u0000",
    })
    expect(parsed).toMatchObject({
      name: "Anna Bcc: masik@posta.example",
      order_reference: "10 42",
      message: "egy\nkettő",
    })
  })

  it.each([
    { ...whole, name: " " },
    { ...whole, email: "anna" },
    { ...whole, email: "anna@posta.example, masik@posta.example" },
    { ...whole, message: " \n" },
    { ...whole, message: "a".repeat(5001) },
    { ...whole, order_reference: "1".repeat(41) },
    { ...whole, locale: "xx" },
    { ...whole, is_admin: true },
  ])("refuses %j", (body) => {
    expect(contactInputSchema.safeParse(body).success).toBe(false)
  })
})
