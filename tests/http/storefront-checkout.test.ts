import { deliveryPrice } from "@porteka/shop"
import { beforeAll, describe, expect, test } from "vitest"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import { fillCart, giveDetails, type Language, newPerson, radioValue, WORDS } from "../fixtures/purchase.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { type Answer, type Fields, Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

const DELIVERY_ADDRESS = { hu: "Szállítási cím", en: "Delivery address" }

/** The error of each field if it is empty or invalid, in both languages. */
const ERRORS: Record<Language, [string, string, string][]> = {
  hu: [
    ["email", "nem-cim", "Adjon meg egy érvényes e-mail-címet."],
    ["phone", "12", "Adjon meg egy érvényes telefonszámot."],
    ["last_name", "", "Adja meg a vezetéknevét."],
    ["first_name", "", "Adja meg a keresztnevét."],
    ["postal_code", "123", "Adja meg a 4 számjegyű irányítószámot."],
    ["city", "", "Adja meg a települést."],
    ["address_1", "", "Adja meg az utcát és a házszámot."],
  ],
  en: [
    ["email", "no-address", "Enter a valid e-mail address."],
    ["phone", "12", "Enter a valid phone number."],
    ["last_name", "", "Enter your family name."],
    ["first_name", "", "Enter your given name."],
    ["postal_code", "123", "Enter the 4-digit postal code."],
    ["city", "", "Enter the town."],
    ["address_1", "", "Enter the street and number."],
  ],
}

const CHOICES: Record<Language, string[]> = {
  hu: ["Válasszon szállítási módot.", "Válasszon fizetési módot."],
  en: ["Choose a delivery method.", "Choose a payment method."],
}

let testProducts: TestProduct[]
let shopper: Shopper

beforeAll(async () => {
  testProducts = await testProductsOf("checkout")
  shopper = new Shopper()
  await fillCart(shopper, "hu", testProducts.slice(0, 1))
})

const details = (language: Language = "hu") => shopper.open(`/${language}/checkout`)
const isDetailsForm = ({ fields }: { fields: Record<string, string> }) => "email" in fields

/** The form with valid values, except those that a test changes. */
async function send(wrong: Fields, language: Language = "hu"): Promise<Answer> {
  const page = await details(language)
  return shopper.submit(page, isDetailsForm, {
    ...newPerson(),
    billing_same: "on",
    shipping_option_id: radioValue(page.text, "shipping_option_id", WORDS[language].courier),
    payment_method: radioValue(page.text, "payment_method", WORDS[language].bank_transfer),
    ...wrong,
  })
}

/** The error text of a field, found by aria-describedby. */
function errorAt(html: string, field: string): string | undefined {
  const input = new RegExp(`<input\\b[^>]*\\bname="${field}"[^>]*>`).exec(html)?.[0] ?? ""
  if (!input.includes('aria-invalid="true"')) return undefined
  const ids = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(" ") ?? []
  return ids
    .map((id) =>
      new RegExp(`id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1]?.replace(/<[^>]*>|\u2060/g, ""),
    )
    .join(" ")
}

/** Fields that browsers fill in automatically (HTML standard, 4.10.18.7). */
const FILLED_IN: Record<string, string> = {
  email: "email",
  phone: "tel",
  company: "organization",
  ...addressTokens("", "shipping"),
  ...addressTokens("billing_", "billing"),
}

function addressTokens(prefix: string, section: string): Record<string, string> {
  const tokens = {
    last_name: "family-name",
    first_name: "given-name",
    postal_code: "postal-code",
    city: "address-level2",
    address_1: "address-line1",
    address_2: "address-line2",
  }
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [prefix + name, `${section} ${token}`]),
  )
}

test("the browser can fill in all personal data it knows", async () => {
  const { text } = await details()
  const tokenOf = (name: string) => {
    const [input = ""] = new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`).exec(text) ?? []
    return /\sautocomplete="([^"]*)"/i.exec(input)?.[1]
  }
  expect(Object.fromEntries(Object.keys(FILLED_IN).map((name) => [name, tokenOf(name)]))).toEqual(FILLED_IN)
})

const FRAME: Record<Language, [string, string]> = {
  hu: ["Vissza a kosárhoz", "ÁSZF"],
  en: ["Back to the cart", "Terms"],
}

test.each(TEST_LOCALES)("nothing leads away from the form but the legal pages, in %s", async (language) => {
  const { text } = await details(language)
  const { contact } = await shopNow()
  const [back, terms] = FRAME[language]
  const header = /<header\b[^>]*data-own-frame[\s\S]*?<\/header>/.exec(text)?.[0] ?? ""
  expect(textOf(`<body>${header}`)).toContain(back)
  expect(header).toContain(`href="tel:${contact.phoneE164}"`)
  expect(header).toContain("/api/language?to=")
  // Cookie settings, withdrawal and the other legal pages.
  const footer = /<footer\b(?:(?!<footer)[\s\S])*?<\/footer>/.exec(text)?.[0] ?? ""
  expect(textOf(`<body>${footer}`)).toContain(terms)
  expect(footer.match(/<a\b/g)).toHaveLength(5)
  expect(footer).toContain("<button")
  // The shop's own header and footer are there for the pages that follow, and not shown.
  const frames = [...text.matchAll(/<div class="hidden"><(header|footer)\b/g)].map(([, name]) => name)
  expect(frames).toEqual(["header", "footer"])
  const cart = await shopper.open(`/${language}/cart`)
  expect(cart.text).toContain('<div class="contents"><header')
  expect(cart.text).not.toContain("data-own-frame")
})

describe.each(TEST_LOCALES)("the form in %s", (language) => {
  test("left empty says at every field what is missing, and keeps the input", async () => {
    const answer = await shopper.submit(await details(language), isDetailsForm, {
      first_name: "Zsófia <b>",
      billing_same: "on",
    })
    expect([answer.status, answer.path]).toEqual([400, `/${language}/checkout`])
    for (const [field, , text] of ERRORS[language]) {
      if (field !== "first_name") expect(errorAt(answer.text, field)).toContain(text)
    }
    for (const text of CHOICES[language]) expect(textOf(answer.text)).toContain(text)
    expect(answer.text).toContain('value="Zsófia &lt;b&gt;"')
    expect(answer.headers["cache-control"]).toContain("no-store")
  })

  test.each(ERRORS[language])("reports the error in %s", async (field, value, text) => {
    // An empty town is filled in if the postal code has only one.
    const answer = await send({ postal_code: "8888", [field]: value }, language)
    expect(answer.status).toBe(400)
    expect(errorAt(answer.text, field)).toContain(text)
    expect(answer.text).toContain(`href="#${field}"`)
    for (const [other] of ERRORS[language]) {
      if (other !== field) expect(errorAt(answer.text, other)).toBeUndefined()
    }
  })
})

describe("an invoice for a company", () => {
  test.each([
    ["", "24109428-2-02", "company", "Adja meg a cégnevet."],
    ["Mézes Kft.", "", "tax_number", "Cégnév megadása esetén az adószám is kötelező."],
    ["Mézes Kft.", "12345", "tax_number", "Az adószám formátuma: 12345676-1-41."],
    ["Mézes Kft.", "12345678-1-41", "tax_number", "Az adószám ellenőrző számjegye hibás."],
  ])("of %j with tax number %j", async (company, taxNumber, field, text) => {
    const answer = await send({ company_invoice: "on", company, tax_number: taxNumber })
    expect([answer.status, errorAt(answer.text, field)]).toEqual([400, expect.stringContaining(text)])
  })

  test("is on the summary with its tax number and another billing address", async () => {
    const answer = await send({
      billing_same: [],
      billing_last_name: "Nagy",
      billing_first_name: "Béla",
      billing_postal_code: "1052",
      billing_city: "Budapest",
      billing_address_1: "Fő tér 1.",
      company_invoice: "on",
      company: "Mézes Kft.",
      tax_number: "12345676141",
    })
    expect([answer.status, answer.path]).toEqual([200, "/hu/checkout/payment"])
    for (const text of ["Mézes Kft.", "12345676-1-41", "Nagy Béla", "1052 Budapest", "Fő tér 1."]) {
      expect(textOf(answer.text)).toContain(text)
    }
    const again = await details()
    expect(again.text).toMatch(
      /name="billing_last_name"[^>]*value="Nagy"|value="Nagy"[^>]*name="billing_last_name"/,
    )
    expect(again.text).toContain('value="Mézes Kft."')
  })
})

describe("values that the form does not offer", () => {
  test.each<[string, Fields]>([
    ["a way of delivery that never was", { shipping_option_id: "so_01AAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["a way of delivery of nonsense", { shipping_option_id: "../admin" }],
    ["a payment that never was", { payment_method: "barter" }],
    ["Medusa's own payment without money", { payment_method: "pp_system_default" }],
    ["a very long name", { last_name: "x".repeat(61) }],
    ["a very long address", { address_1: "x".repeat(121) }],
    ["very long notes", { notes: "x".repeat(501) }],
    ["a very long e-mail", { email: `${"x".repeat(250)}@example.com` }],
  ])("%s is refused with a sentence", async (_, wrong) => {
    const answer = await send(wrong)
    expect(answer.status).toBe(400)
    expect(answer.path).toBe("/hu/checkout")
    expect(answer.text).toContain('role="alert"')
  })

  test("fields of an order that a client must not send change nothing", async () => {
    const answer = await send({ total: "1", customer_id: "cus_01", "metadata[x]": "y" })
    expect(answer.path).toBe("/hu/checkout/payment")
  })

  test("a courier brings nothing to another country", async () => {
    const answer = await send({ country_code: "us" })
    expect([answer.status, answer.path]).toEqual([400, "/hu/checkout"])
    expect(textOf(answer.text)).toContain("Házhoz csak Magyarországra szállítunk.")
  })
})

describe("the summary", () => {
  test("shows all input, and the totals", async () => {
    const person = newPerson()
    const choice = { delivery: "courier", payment: "cash_on_delivery" } as const
    const page = await giveDetails(shopper, "hu", choice, person)
    const text = textOf(page.text)
    for (const value of [person.email, person.phone, person.city, person.address_1, person.notes]) {
      expect(text).toContain(value)
    }
    expect(text).toContain("Kovácsné Őry Zsófia")
    const price = testProducts[0]?.price ?? 0
    const { delivery, cashOnDeliveryFee } = await shopNow()
    const total = price + deliveryPrice(delivery.courier, price) + cashOnDeliveryFee
    expect(page.text).toContain(`name="expected_total" value="${total}"`)
    expect(text).toContain(WORDS.hu.orderButton)
    expect(text).toContain("ebből 27% áfa")
    const english = await shopper.open("/en/checkout/payment")
    expect(textOf(english.text)).toContain("Zsófia Kovácsné Őry")
    expect(textOf(english.text)).toContain(WORDS.en.orderButton)
  })

  test.each(TEST_LOCALES)(
    "a pickup in the shop has no delivery address and no fee, in %s",
    async (locale) => {
      const person = newPerson()
      const choice = { delivery: "pickup", payment: "cash_on_delivery" } as const
      const page = await giveDetails(shopper, locale, choice, person)
      const text = textOf(page.text)
      const { pickup } = await shopNow()
      for (const shown of [
        pickup.name[locale],
        pickup.address.street,
        plain(pickup.hours[locale]),
        person.address_1,
      ]) {
        expect(text).toContain(shown)
      }
      expect(text).not.toContain(DELIVERY_ADDRESS[locale])
      expect(page.text).toContain(`name="expected_total" value="${testProducts[0]?.price}"`)
    },
  )

  test("asks about a postal code and a town that do not match", async () => {
    const choice = { delivery: "courier", payment: "bank_transfer" } as const
    const asked = async (postal_code: string, city: string, more = {}) =>
      textOf((await giveDetails(shopper, "hu", choice, { ...newPerson(), postal_code, city, ...more })).text)
    expect(await asked("H-1052", "Szeged")).toContain(
      "Ehhez az irányítószámhoz (1052) ez a település tartozik: Budapest.",
    )
    expect(await asked("9999", "Budapest")).toContain("Ezt az irányítószámot nem ismerjük: 9999.")
    const right = await asked("H-1052", "Budapest V. kerület")
    expect(right).not.toContain("irányítószámhoz")
    expect(right).not.toContain("Hiányzik a házszám?")
    expect(await asked("1052", "Budapest", { address_1: "Váci utca" })).toContain("Hiányzik a házszám?")
  })

  test("comes only after the details", async () => {
    const other = new Shopper()
    await fillCart(other, "hu", testProducts.slice(0, 1))
    const answer = await other.send("/hu/checkout/payment")
    expect([answer.status, answer.headers.location]).toEqual([302, "/hu/checkout"])
  })

  test("delivery is free from the limit, and INGYENSZALLITAS subtracts its price", async () => {
    const other = new Shopper()
    const [testProduct] = testProducts
    if (!testProduct) throw new Error("There are no products.")
    const { courier } = (await shopNow()).delivery
    const quantity = Math.ceil((courier.freeFrom ?? 0) / testProduct.price)
    await fillCart(other, "hu", [testProduct], quantity)
    const choice = { delivery: "courier", payment: "bank_transfer" } as const
    const free = await giveDetails(other, "hu", choice, newPerson())
    expect(free.text).toContain(`name="expected_total" value="${quantity * testProduct.price}"`)

    const coupon = new Shopper()
    await fillCart(coupon, "hu", [testProduct])
    await coupon.post("/hu/cart", { intent: "apply-promotion", code: "INGYENSZALLITAS" })
    const summary = await giveDetails(coupon, "hu", choice, newPerson())
    expect(summary.text).toContain(`name="expected_total" value="${testProduct.price}"`)
  })
})
