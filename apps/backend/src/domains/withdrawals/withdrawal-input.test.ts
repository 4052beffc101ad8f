import { describe, expect, it } from "vitest"
import { withdrawalInputSchema } from "./withdrawal-input.ts"

const whole = { name: "Kovács Anna", order_reference: "1042", email: "anna@posta.example" }

describe("a declaration of withdrawal", () => {
  it.each([
    ["the three data the law names", whole],
    ["a purchase described in words", { ...whole, order_reference: "november 10-én vett kék bögre" }],
    ["some of the products", { ...whole, products: "2 db kék bögre", locale: "en" }],
  ])("takes %s", (_, input) => {
    expect(withdrawalInputSchema.safeParse(input).success).toBe(true)
  })

  it.each([
    ["no name", { ...whole, name: " \n " }],
    ["no order", { ...whole, order_reference: "" }],
    ["no address for the receipt", { ...whole, email: "anna" }],
    ["something nobody asked for", { ...whole, reason: "nem tetszik" }],
    ["a book instead of a name", { ...whole, name: "a".repeat(121) }],
    ["a list", [whole]],
  ])("refuses %s", (_, input) => {
    expect(withdrawalInputSchema.safeParse(input).success).toBe(false)
  })

  it("puts everything on one line, without control characters", () => {
    const { name, products } = withdrawalInputSchema.parse({
      ...whole,
      name: "Kovács\r\nBcc:\u0000 x",
      products: " a\nb ",
    })
    expect([name, products]).toEqual(["Kovács Bcc: x", "a b"])
  })
})
