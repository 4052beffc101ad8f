import { describe, expect, it } from "vitest"
import { complaintInputSchema } from "./complaint-input.ts"

const whole = { name: "Kovács Anna", email: "anna@posta.example", description: "A bögre repedten érkezett." }

describe("a complaint", () => {
  it.each([
    ["name, address and what happened", whole],
    ["an order and a request", { ...whole, order_reference: "1042", request: "Cserét kérek.", locale: "en" }],
    ["empty optional fields", { ...whole, order_reference: " ", request: "" }],
  ])("takes %s", (_, input) => {
    expect(complaintInputSchema.safeParse(input).success).toBe(true)
  })

  it.each([
    ["no name", { ...whole, name: " \n " }],
    ["no address for the answer", { ...whole, email: "anna" }],
    ["nothing to complain about", { ...whole, description: " \n\t" }],
    ["something nobody asked for", { ...whole, phone: "1" }],
    ["a book", { ...whole, description: "a".repeat(5001) }],
    ["a list", [whole]],
  ])("refuses %s", (_, input) => {
    expect(complaintInputSchema.safeParse(input).success).toBe(false)
  })

  it("keeps the lines of the description, without control characters", () => {
    const { name, description } = complaintInputSchema.parse({
      ...whole,
      name: "Kovács\r\nBcc:\u0000 x",
      description: " Első sor.\r\nMásodik\u0000 sor.\n\n\n\nHarmadik. ",
    })
    expect(name).toBe("Kovács Bcc: x")
    expect(description).toBe("Első sor.\nMásodik sor.\n\nHarmadik.")
  })
})
