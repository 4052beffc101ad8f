import { describe, expect, test } from "vitest"
import { codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { requireForm } from "../fixtures/html-form.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { buy, fillCart, radioValue } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const ACCOUNT_PAGES = [
  "/account",
  "/account/profile",
  "/account/profile/email",
  "/account/profile/password",
  "/account/profile/sessions",
  "/account/profile/data",
  "/account/profile/data/file",
  "/account/profile/deletion",
  "/account/profile/passkeys",
  "/account/addresses",
  "/account/addresses/new",
  "/account/orders",
  "/account/orders/order_01ABC",
]

const CASH = { delivery: "courier", payment: "cash_on_delivery" } as const

const ADDRESS = {
  last_name: "Kovács",
  first_name: "Anna",
  postal_code: "1011",
  city: "",
  address_1: "Fő utca 1.",
}

/** A browser without scripts in which a new customer has logged in with the page's form. */
async function signedIn(email = freshEmail()) {
  const account = await newAccount(email)
  const shopper = new Shopper()
  const page = await shopper.open("/hu/login")
  const arrived = await shopper.submit(page, ({ fields }) => "password" in fields, {
    email,
    password: GOOD_PASSWORD,
  })
  expect([arrived.path, arrived.status]).toEqual(["/hu/account", 200])
  return { shopper, email, customer: account.customer }
}

const withField = (name: string) => (form: { fields: Record<string, string> }) =>
  Object.hasOwn(form.fields, name)
const pressed = (intent: string) => (form: { html: string }) => form.html.includes(`value="${intent}"`)

describe("access control of the account", () => {
  test.each(ACCOUNT_PAGES)("%s redirects a guest to the login and back", async (path) => {
    const answer = await new Shopper().send(`/en${path}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe(`/en/login?back=${encodeURIComponent(`/en${path}`)}`)
    expect(answer.headers["cache-control"]).toBe("private, no-store")
  })

  test("no account page is cached anywhere, and none is visible after logout", async () => {
    const { shopper } = await signedIn()
    const open = ACCOUNT_PAGES.filter((path) => !path.includes("order_"))
    for (const path of open) {
      const answer = await shopper.send(`/hu${path}`)
      expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, 200, "private, no-store"])
    }
    const home = await shopper.open("/hu/account")
    const left = await shopper.submit(home, ({ action }) => action === "/hu/logout")
    expect(textOf(left.text)).toContain("Kijelentkezett.")
    for (const path of open) expect((await shopper.send(`/hu${path}`)).status, path).toBe(302)
  })

  test("every page has the account's menu below its title, with the part it belongs to marked", async () => {
    const { shopper } = await signedIn()
    const open = ACCOUNT_PAGES.filter((path) => !/order_|file$/.test(path))
    for (const path of open) {
      const { text } = await shopper.open(`/hu${path}`)
      const [, below = ""] = text.split("</h1>")
      const menu = /<nav aria-label="Fiók"[^>]*>(.*?)<\/nav>/s.exec(below)?.[1] ?? ""
      expect(menu, path).toContain("Kijelentkezés")
      const marked = [...menu.matchAll(/<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g)].map(
        ([, to]) => to,
      )
      expect([path, marked]).toEqual([path, [`/hu${path.split("/").slice(0, 3).join("/")}`]])
    }
  })

  test("an outage is neither a logout nor an empty account", async () => {
    const { shopper } = await signedIn()
    const road = await FaultProxy.open()
    const cutOff = await openStorefront({ BACKEND_URL: road.url })
    try {
      road.fault = "error"
      const elsewhere = new Shopper(cutOff.url)
      elsewhere.cookies.set("session", shopper.cookies.findValue("session") ?? "")
      const answer = await elsewhere.send("/hu/account/orders")
      expect(answer.status).toBe(503)
      expect(textOf(answer.text)).toContain("Fiókja most nem érhető el")
      expect(answer.setCookies).toEqual([])
      expect(answer.headers["cache-control"]).toBe("private, no-store")
    } finally {
      await cutOff.stop()
      await road.close()
    }
  })
})

describe("logging in", () => {
  test("says what was done before, but only what the shop knows", async () => {
    const shopper = new Shopper()
    const known = await shopper.open("/hu/login?done=signed_out")
    const unknown = await shopper.open("/hu/login?done=constructor")
    expect(textOf(known.text)).toContain("Kijelentkezett.")
    const notices = ({ text }: Answer) => text.split('role="status"').length
    expect([unknown.status, notices(known) - notices(unknown)]).toEqual([200, 1])
  })

  test.each([
    ["/hu/account/orders?page=2", "/hu/account/orders?page=2"],
    ["//evil.example/", "/hu/account"],
  ])("back to %j leads to %s", async (back, target) => {
    const { email } = await newAccount()
    const shopper = new Shopper()
    const page = await shopper.open(`/hu/login?${new URLSearchParams({ back })}`)
    const form = requireForm(page.text, withField("password"))
    const answer = await shopper.post("/hu/login", {
      ...form.fields,
      email,
      password: GOOD_PASSWORD,
      // The request of a forged form.
      ...(form.fields.back ? {} : { back }),
    })
    expect([answer.status, answer.headers.location]).toEqual([303, target])
  })

  test("answers the same for an unknown address and for a wrong password, and shows neither password", async () => {
    const { email } = await newAccount()
    const texts = []
    for (const typed of [email, freshEmail("senki")]) {
      const shopper = new Shopper()
      const page = await shopper.open("/hu/login")
      const answer = await shopper.submit(page, withField("password"), {
        email: typed,
        password: "nem ez a jelszava",
      })
      expect(answer.status).toBe(400)
      expect(answer.text).not.toContain("nem ez a jelszava")
      texts.push(textOf(answer.text).replaceAll(typed, ""))
    }
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain("Az e-mail-cím vagy a jelszó nem megfelelő.")
  })

  test("reports at every field what is missing", async () => {
    const shopper = new Shopper()
    const page = await shopper.open("/en/register")
    const answer = await shopper.submit(page, withField("password"), {})
    expect(answer.status).toBe(400)
    for (const text of ["Enter your family name.", "Enter a valid e-mail address.", "Enter a password."]) {
      expect(textOf(answer.text)).toContain(text)
    }
  })
})

describe("without scripts", () => {
  test("somebody registers, confirms with a wrong and the right code, and is in the account", async () => {
    const email = freshEmail()
    const shopper = new Shopper()
    const register = await shopper.open("/hu/register")
    const person = { last_name: "Őry", first_name: "Zsófia", email, password: GOOD_PASSWORD }
    const verify = await shopper.submit(register, withField("password"), person)
    expect(verify.path).toBe("/hu/verify")
    expect(textOf(verify.text)).toContain(email)
    const code = await codeFor(email)
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, "0")
    const refused = await shopper.submit(verify, withField("code"), { code: other, intent: "confirm" })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain("Ez a kód nem érvényes.")
    const home = await shopper.submit(verify, withField("code"), { code, intent: "confirm" })
    expect(home.path).toBe("/hu/account")
    expect(textOf(home.text)).toContain("Üdvözöljük, Zsófia")
  })

  test("an address whose domain has non-ASCII letters is accepted, in either form", async () => {
    const email = freshEmail().replace("example.hu", "példa.hu")
    const shopper = new Shopper()
    const person = { last_name: "Kovács", first_name: "Anna", email, password: GOOD_PASSWORD }
    const verify = await shopper.submit(await shopper.open("/hu/register"), withField("last_name"), person)
    expect([verify.path, verify.status]).toEqual(["/hu/verify", 200])
    const ascii = email.replace("példa.hu", "xn--plda-bpa.hu")
    const code = await codeFor(ascii)
    const home = await shopper.submit(verify, withField("code"), { code, intent: "confirm" })
    expect(home.path).toBe("/hu/account")
    for (const typed of [email, ascii]) {
      const elsewhere = new Shopper()
      const login = await elsewhere.open("/hu/login")
      const arrived = await elsewhere.submit(login, withField("password"), {
        email: typed,
        password: GOOD_PASSWORD,
      })
      expect(arrived.path, typed).toBe("/hu/account")
    }
  })

  test("a forgotten password is reset with a code, once", async () => {
    const { email, password } = await newAccount()
    const shopper = new Shopper()
    const forgot = await shopper.open("/hu/forgot-password")
    const reset = await shopper.submit(forgot, withField("email"), { email })
    expect(reset.path).toBe("/hu/reset-password")
    const code = await codeFor(email, "password_reset")
    const typed = { code, password: "egy egészen új jelszó", intent: "confirm" }
    const login = await shopper.submit(reset, withField("code"), typed)
    expect([login.path, textOf(login.text).includes("Új jelszavát elmentettük.")]).toEqual([
      "/hu/login?done=password_set",
      true,
    ])
    const old = await shopper.submit(login, withField("password"), { email, password })
    expect(old.status).toBe(400)
    const home = await shopper.submit(login, withField("password"), { email, password: typed.password })
    expect(home.path).toBe("/hu/account")
  })

  test("addresses are added, made the default, changed and deleted; the county is added automatically", async () => {
    const { shopper } = await signedIn()
    const empty = await shopper.open("/hu/account/addresses/new")
    const wrong = await shopper.submit(empty, withField("postal_code"), { ...ADDRESS, postal_code: "1" })
    expect([wrong.status, textOf(wrong.text).includes("Adja meg a 4 számjegyű irányítószámot")]).toEqual([
      400,
      true,
    ])
    const saved = await shopper.submit(empty, withField("postal_code"), ADDRESS)
    expect(textOf(saved.text)).toContain("1011 Budapest")
    expect(textOf(saved.text)).toContain("Alapértelmezett szállítási cím")
    const kept = JSON.parse((await shopper.send("/api/customers/addresses")).text).shipping_addresses
    expect(kept).toMatchObject([{ province: "Budapest", country_code: "hu", is_default_shipping: true }])

    const edit = await shopper.open(`/hu/account/addresses/${kept[0].id}`)
    const changed = await shopper.submit(edit, withField("postal_code"), { address_1: "Másik utca 2." })
    expect(textOf(changed.text)).toContain("Másik utca 2.")
    const again = await shopper.open(`/hu/account/addresses/${kept[0].id}`)
    const vienna = { country_code: "at", postal_code: "1010", city: "Wien", address_1: "Graben 1" }
    const abroad = await shopper.submit(again, withField("postal_code"), vienna)
    expect(textOf(abroad.text)).toMatch(/Graben 1\s*1010 Wien\s*Ausztria/)
    // Nothing is delivered there.
    expect(textOf(abroad.text)).not.toMatch(/szállítási cím/i)
    const gone = await shopper.submit(abroad, pressed("delete"), { intent: "delete" })
    expect(textOf(gone.text)).toContain("A címet töröltük.")
    expect(textOf(gone.text)).toContain("Még nincs mentett címe")
  })

  test("another customer's data does not exist: address, order, session", async () => {
    const testProduct = await testProductOf("checkout", 2)
    const owner = await signedIn()
    const stranger = await signedIn()
    const form = await owner.shopper.open("/hu/account/addresses/new")
    await owner.shopper.submit(form, withField("postal_code"), ADDRESS)
    const [address] = JSON.parse(
      (await owner.shopper.send("/api/customers/addresses")).text,
    ).shipping_addresses
    const { confirmation } = await buy(owner.shopper, "hu", [testProduct], CASH)
    const orderId = confirmation.path.split("/").at(-1)

    expect((await owner.shopper.send(`/hu/account/orders/${orderId}`)).status).toBe(200)
    expect((await stranger.shopper.send(`/hu/account/orders/${orderId}`)).status).toBe(404)
    expect((await stranger.shopper.send(`/hu/order/${orderId}`)).status).toBe(404)
    expect((await stranger.shopper.send(`/hu/account/addresses/${address.id}`)).status).toBe(404)
    const stolen = await stranger.shopper.post(`/hu/account/addresses/${address.id}`, {
      ...ADDRESS,
      city: "Budapest",
    })
    expect(stolen.status).toBe(404)
    const deleted = await stranger.shopper.post("/hu/account/addresses", {
      intent: "delete",
      address_id: address.id,
    })
    expect(deleted.status).toBe(404)
    expect(
      JSON.parse((await owner.shopper.send("/api/customers/addresses")).text).shipping_addresses,
    ).toHaveLength(1)
  })

  test("the checkout offers saved data, and saves new data on request", async () => {
    const testProduct = await testProductOf("checkout", 3)
    const { shopper, email } = await signedIn()
    const form = await shopper.open("/hu/account/addresses/new")
    await shopper.submit(form, withField("postal_code"), ADDRESS)
    await fillCart(shopper, "hu", [testProduct])
    const checkout = await shopper.open("/hu/checkout")
    const { fields } = requireForm(checkout.text, withField("postal_code"))
    expect(fields).toMatchObject({ email, last_name: "Kovács", postal_code: "1011", address_1: "Fő utca 1." })
    const { confirmation } = await buy(shopper, "hu", [testProduct], CASH)
    expect(confirmation.text).not.toContain("/hu/register?order=")
    const list = await shopper.open("/hu/account/orders")
    expect(textOf(list.text)).toContain("számú rendelés")
  })

  test("a default billing address abroad is the address of an order that is collected", async () => {
    const testProduct = await testProductOf("checkout", 3)
    const { shopper } = await signedIn()
    const vienna = { country_code: "at", postal_code: "1010", city: "Wien", address_1: "Graben 1" }
    for (const address of [ADDRESS, { ...ADDRESS, ...vienna, is_default_billing: "on" }]) {
      const form = await shopper.open("/hu/account/addresses/new")
      await shopper.submit(form, withField("postal_code"), address)
    }
    await fillCart(shopper, "hu", [testProduct])
    const offered = async () => {
      const { text } = await shopper.open("/hu/checkout")
      return { text, fields: requireForm(text, withField("postal_code")).fields }
    }
    const brought = await offered()
    expect(brought.fields).toMatchObject({ city: "Budapest", country_code: "hu", billing_city: "Wien" })
    const shipping_option_id = radioValue(brought.text, "shipping_option_id", "Személyes átvétel")
    await shopper.post("/hu/checkout", { intent: "remember-choice", shipping_option_id })
    expect((await offered()).fields).toMatchObject({ ...vienna, last_name: "Kovács" })
  })

  test("a guest's order is added to the account created for it", async () => {
    const testProduct = await testProductOf("checkout", 4)
    const shopper = new Shopper()
    const { person, confirmation } = await buy(shopper, "hu", [testProduct], CASH)
    const link = /\/hu\/register\?order=order_\w+/.exec(confirmation.text)?.[0] ?? ""
    const register = await shopper.open(link)
    const form = requireForm(register.text, withField("password"))
    expect(form.fields).toMatchObject({
      email: person.email,
      last_name: person.last_name,
      claim_orders: "on",
    })
    const verify = await shopper.submit(register, withField("password"), { password: GOOD_PASSWORD })
    const code = await codeFor(person.email)
    await shopper.submit(verify, withField("code"), { code, intent: "confirm" })
    const orders = await shopper.open("/hu/account/orders")
    expect(orders.text).toContain(`/hu/account/orders/${confirmation.path.split("/").at(-1)}`)
  })
})

describe("the wishlist in the account", () => {
  const ITEM = { product_id: "prod_01", variant_id: "variant_01", added_at: "2026-11-22T08:00:00.000Z" }
  const ask = async (shopper: Shopper, method: string, body?: unknown) => {
    const answer = await shopper.send("/api/customers/wishlist", {
      method,
      headers: { origin: shopper.origin, "content-type": "application/json", accept: "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: answer.status, cache: answer.headers["cache-control"], list: JSON.parse(answer.text) }
  }

  test("is saved there on request, seen by another browser, and deleted on request", async () => {
    const { shopper, email, customer } = await signedIn()
    expect(await ask(shopper, "GET")).toMatchObject({
      list: { state: "unsaved" },
      cache: "private, no-store",
    })
    const saved = await ask(shopper, "POST", { items: [ITEM] })
    expect(saved.list).toEqual({ state: "saved", owner: customer.id, items: [ITEM] })
    const phone = new Shopper()
    const login = await phone.open("/hu/login")
    await phone.submit(login, withField("password"), { email, password: GOOD_PASSWORD })
    expect((await ask(phone, "GET")).list).toEqual(saved.list)
    expect((await ask(shopper, "DELETE")).list).toEqual({ state: "unsaved" })
    expect((await ask(phone, "GET")).list).toEqual({ state: "unsaved" })
  })

  test("is not available to guests, and accepts no other body", async () => {
    expect(await ask(new Shopper(), "GET")).toMatchObject({ status: 200, list: { state: "guest" } })
    expect((await ask(new Shopper(), "POST", { items: [ITEM] })).list).toEqual({ state: "guest" })
    const { shopper } = await signedIn()
    for (const body of [{}, { items: [{ ...ITEM, product_id: "../x" }] }, { items: Array(201).fill(ITEM) }]) {
      expect((await ask(shopper, "POST", body)).status).toBe(400)
    }
  })
})
