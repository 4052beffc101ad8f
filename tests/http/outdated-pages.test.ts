import { describe, expect, test } from "vitest"
import { newAccount } from "../fixtures/account.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const PAGES_WITH_FORMS = [
  "/account/profile",
  "/account/profile/email",
  "/account/profile/password",
  "/account/profile/deletion",
  "/account/addresses/new",
]

const ADDRESS = {
  last_name: "Kovács",
  first_name: "Anna",
  postal_code: "1011",
  city: "",
  address_1: "Fő utca 1.",
}

/** A browser without scripts in which a new customer is logged in. */
async function signedIn() {
  const { session_token: token } = await newAccount()
  const shopper = new Shopper()
  shopper.cookies.set("session", token)
  return { shopper }
}

const withField = (name: string) => (form: { fields: Record<string, string> }) =>
  Object.hasOwn(form.fields, name)

describe("a page that was opened before another customer logged in", () => {
  test("every form of the account names whom it was made for", async () => {
    const { shopper } = await signedIn()
    for (const path of PAGES_WITH_FORMS) {
      const { text } = await shopper.open(`/hu${path}`)
      const [, main = ""] = /<main\b.*?<\/nav>(.*)<\/main>/s.exec(text) ?? []
      const forms = main.match(/<form\b[^>]*method="post".*?<\/form>/gis) ?? []
      expect(
        forms.filter((form) => !/form_owner|\/logout"/.test(form)),
        path,
      ).toEqual([])
    }
  })

  test("saves nothing in the account of the second", async () => {
    const first = await signedIn()
    const second = await signedIn()
    const page = await first.shopper.open("/hu/account/addresses/new")
    const answer = await second.shopper.submit(page, withField("address_1"), ADDRESS)
    expect(answer.status).toBe(409)
    expect(textOf(answer.text)).toContain("Ez az oldal időközben elavult")
    expect((await second.shopper.open("/hu/account/addresses")).text).not.toContain(ADDRESS.address_1)
  })

  test("saves and orders nothing with another cart", async () => {
    const withCart = async () => {
      const shopper = new Shopper()
      await fillCart(shopper, "hu", [await testProductOf("checkout", 2)])
      return shopper
    }
    const [first, second] = [await withCart(), await withCart()]
    const person = newPerson()
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    const details = await first.open("/hu/checkout")
    const summary = await giveDetails(first, "hu", choice, newPerson())
    await giveDetails(second, "hu", choice, newPerson())
    for (const answer of [
      await second.submit(details, withField("email"), person),
      await pressOrderButton(second, summary),
    ]) {
      expect(answer.status).toBe(409)
      expect(textOf(answer.text)).toContain("Semmit sem mentettünk el.")
    }
    expect((await second.open("/hu/checkout")).text).not.toContain(person.email)
  })
})
