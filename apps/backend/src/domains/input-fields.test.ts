import { describe, expect, it } from "vitest"
import { accountSchemas } from "./account/account-input.ts"
import { checkoutInputSchema } from "./checkout/checkout-input.ts"
import { oneLine, textField } from "./input-fields.ts"
import { reviewSchema } from "./reviews/review-input.ts"

const TURNED = "\u202eEva\u202c Kov\u2067acs"

describe("a text of one line", () => {
  it.each([
    ["  Kovács   Éva ", "Kovács Éva"],
    ["Kovács\r\nBcc: x@example.com", "Kovács Bcc: x@example.com"],
    ["Kovács\u0000\tÉva", "Kovács Éva"],
    [TURNED, "Eva Kovacs"],
    ["ליאת", "ליאת"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(oneLine(typed)).toBe(kept)
  })
})

it("a text of several lines keeps its lines, and nothing that turns them around", () => {
  expect(textField(50).parse(`Első\r\n${TURNED}\n\n\n\nutolsó\u0007 `)).toBe("Első\nEva Kovacs\n\nutolsó")
})

it("names and notes at the checkout are such texts", () => {
  const address = { first_name: "É\nva", last_name: TURNED, address_1: "Fő utca\r1.", city: "Pécs" }
  const parsed = checkoutInputSchema.parse({
    shipping_address: { ...address, province: "", postal_code: "7621", country_code: "hu" },
    notes: "Csengő:\r\nKov\u202eács",
  })
  expect(parsed).toMatchObject({
    shipping_address: { first_name: "É va", last_name: "Eva Kovacs", address_1: "Fő utca 1.", company: "" },
    notes: "Csengő:\nKovács",
  })
})

it("so are the names of an account, and a review", () => {
  expect(accountSchemas.profile.parse({ first_name: "É\nva", last_name: TURNED })).toEqual({
    first_name: "É va",
    last_name: "Eva Kovacs",
  })
  const review = {
    product_id: `prod_${"0".repeat(26)}`,
    stars: 5,
    text: `Szép.\r\n${TURNED}`,
    author: TURNED,
  }
  expect(reviewSchema.parse(review)).toMatchObject({ text: "Szép.\nEva Kovacs", author: "Eva Kovacs" })
})
