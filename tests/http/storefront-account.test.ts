import { describe, expect, test } from "vitest"
import { codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const SESSION_DAYS = 30
const DAY_SECONDS = 86_400

type Json = Record<string, unknown>
const json = (answer: Answer) => JSON.parse(answer.text) as Json

const get = async (shopper: Shopper, path: string) => {
  const answer = await shopper.send(path)
  return { status: answer.status, body: json(answer) }
}

/** A browser in which a new customer is logged in. */
async function signedIn(email = freshEmail()) {
  const account = await newAccount(email)
  const shopper = new Shopper()
  const answer = await shopper.postJson("/api/auth/login", { email, password: GOOD_PASSWORD })
  if (answer.status !== 200) throw new Error(`Not signed in: ${answer.text}`)
  return { shopper, email, customer: account.customer, token: json(answer).token as string, answer }
}

const isSignedIn = async (shopper: Shopper) =>
  (await get(shopper, "/api/auth/current-user")).body.isAuthenticated === true

const ADDRESS = {
  first_name: "Anna",
  last_name: "Kovács",
  address_1: "Fő utca 1.",
  city: "Budapest",
  province: "Budapest",
  postal_code: "1011",
  country_code: "HU",
}

describe("the calls for registration and login", () => {
  test("register, confirm and log in, and never show the session to a script", {
    tags: ["cognito"],
  }, async () => {
    const email = freshEmail()
    const shopper = new Shopper()
    const begun = await shopper.postJson("/api/auth/signup", {
      username: email,
      password: GOOD_PASSWORD,
      attributes: { email, name: "Kovács Anna", locale: "hu" },
      addressLine1: "Fő utca 1.",
      city: "Budapest",
      state: "Budapest",
      postalCode: "1011",
    })
    expect([begun.status, json(begun)]).toEqual([200, { username: email, isSignUpComplete: false, email }])
    const confirmed = await shopper.postJson("/api/auth/confirm-signup", {
      username: email,
      confirmationCode: await codeFor(email),
    })
    expect([confirmed.status, json(confirmed)]).toEqual([200, { isSignUpComplete: true }])
    const me = await get(shopper, "/api/auth/current-user")
    expect(me.body).toMatchObject({
      isAuthenticated: true,
      email,
      username: email,
      medusa: { authenticated: true, customer: { email, last_name: "Kovács", first_name: "Anna" } },
    })
    const { body } = await get(shopper, "/api/customers/addresses")
    expect(body.shipping_addresses).toMatchObject([{ country_code: "hu", postal_code: "1011" }])
    expect(shopper.cookies.attributesOf("session")).toEqual(
      expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${SESSION_DAYS * DAY_SECONDS}`]),
    )
  })

  test("login returns the customer; a wrong password and an unknown address have the same answer", async () => {
    const { email, answer, customer } = await signedIn()
    expect(json(answer)).toMatchObject({
      isAuthenticated: true,
      user: {
        userId: customer.id,
        username: email,
        email,
        name: "Kovács Anna",
        given_name: "Anna",
        family_name: "Kovács",
      },
    })
    const answers = await Promise.all(
      [email, freshEmail("senki")].map((address) =>
        new Shopper().postJson("/api/auth/login", { email: address, password: "valami rossz jelszo" }),
      ),
    )
    for (const { status, text } of answers) {
      expect([status, JSON.parse(text)]).toEqual([
        401,
        {
          code: "wrong_credentials",
          message: "Login failed",
          error: { status: 401, message: "Login failed" },
        },
      ])
    }
  })

  test("signin accepts a username, or credentials in an object", async () => {
    const { email } = await newAccount()
    const credentials = { username: email, password: GOOD_PASSWORD }
    for (const body of [credentials, { credentials }]) {
      expect((await new Shopper().postJson("/api/auth/signin", body)).status).toBe(200)
    }
  })

  test("logout ends the session in the back end, not only the cookie", async () => {
    const { shopper } = await signedIn()
    const stolen = shopper.cookies.findValue("session") ?? ""
    expect((await shopper.postJson("/api/auth/signout", {})).status).toBe(200)
    const thief = new Shopper()
    thief.cookies.set("session", stolen)
    expect([await isSignedIn(shopper), await isSignedIn(thief)]).toEqual([false, false])
  })

  test("a session planted before the login is invalid after it", async () => {
    const email = freshEmail()
    await newAccount(email)
    const { shopper: attacker } = await signedIn()
    const victim = new Shopper()
    const planted = attacker.cookies.findValue("session") ?? ""
    victim.cookies.set("session", planted)
    const login = await victim.postJson("/api/auth/login", { email, password: GOOD_PASSWORD })
    expect([login.status, (await get(victim, "/api/auth/current-user")).body.email]).toEqual([200, email])
    expect(victim.cookies.findValue("session")).not.toBe(planted)
    expect((await get(attacker, "/api/auth/current-user")).body.email).not.toBe(email)
  })

  test("a forgotten password is reset with a code", { tags: ["cognito"] }, async () => {
    const { email, shopper: elsewhere } = await signedIn()
    const shopper = new Shopper()
    expect((await shopper.postJson("/api/auth/reset-password", { username: email })).status).toBe(200)
    const code = await codeFor(email, "password_reset")
    const newPassword = "hatodik emelet hatul"
    const done = await shopper.postJson("/api/auth/confirm-reset-password", {
      username: email,
      code,
      newPassword,
    })
    expect([done.status, await isSignedIn(elsewhere)]).toEqual([200, false])
    const login = await shopper.postJson("/api/auth/login", { email, password: newPassword })
    expect(login.status).toBe(200)
  })

  test("update-user splits the name by language, change-password keeps only this browser logged in", {
    tags: ["cognito"],
  }, async () => {
    const { shopper, email } = await signedIn()
    const second = new Shopper()
    await second.postJson("/api/auth/login", { email, password: GOOD_PASSWORD })
    await shopper.postJson("/api/auth/update-user", {
      name: "Nagy Éva Mária",
      phone_number: "06 30 123 4567",
    })
    expect((await get(shopper, "/api/customers/me")).body.customer).toMatchObject({
      last_name: "Nagy",
      first_name: "Éva Mária",
      phone: "+36301234567",
    })
    const changed = await shopper.postJson("/api/auth/change-password", {
      oldPassword: GOOD_PASSWORD,
      newPassword: "hetedik emelet elol",
    })
    expect(changed.status).toBe(200)
    expect([await isSignedIn(shopper), await isSignedIn(second)]).toEqual([true, false])
  })

  test("cookie-fix accepts only an access token of ours, and deletes", async () => {
    const { shopper, customer, token } = await signedIn()
    const forged = new Shopper()
    for (const userData of [
      { isAuthenticated: true, userId: customer.id },
      JSON.stringify({ isAuthenticated: true, userId: customer.id, accessToken: "x.y.z" }),
      "no json",
    ]) {
      const answer = await forged.postJson("/api/auth/cookie-fix", { userData })
      expect([answer.status, answer.setCookies]).toEqual([401, []])
    }
    const lost = new Shopper()
    const answer = await lost.postJson("/api/auth/cookie-fix", { userData: { accessToken: token } })
    expect([answer.status, await isSignedIn(lost)]).toEqual([200, true])
    // The token of the previous cookie is invalid.
    expect(await isSignedIn(shopper)).toBe(false)
    await lost.postJson("/api/auth/cookie-fix", { clear: true })
    expect(await isSignedIn(lost)).toBe(false)
  })

  test("sync-medusa returns a token to the logged-in customer only", async () => {
    const { shopper, email } = await signedIn()
    const others = (await newAccount()).email
    expect((await new Shopper().postJson("/api/auth/sync-medusa", { email })).status).toBe(401)
    expect((await shopper.postJson("/api/auth/sync-medusa", { email: others })).status).toBe(403)
    const answer = await shopper.postJson("/api/auth/sync-medusa", { email })
    expect(json(answer)).toMatchObject({ success: true, token: expect.stringMatching(/^ey/) })
    // For a browser that rejects cookies, the token is in the header.
    const bare = await new Shopper().send("/api/customers/me", {
      headers: { authorization: `Bearer ${json(answer).token}` },
    })
    expect(json(bare)).toMatchObject({ customer: { email } })
  })

  test.each([
    ["/api/auth/login", { email: "a@b.hu" }],
    ["/api/auth/signup", { username: "", password: "x" }],
    ["/api/auth/cookie-fix", { clear: false }],
    ["/api/auth/change-password", []],
    ["/api/auth/update-user", { phone_number: "abc" }],
    ["/api/auth/update-user", { name: " " }],
    ["/api/auth/signup", { username: "a@b.hu", password: GOOD_PASSWORD, phone: "abc" }],
  ])("%s refuses %j", async (path, body) => {
    expect((await new Shopper().postJson(path, body)).status).toBe(400)
  })

  test("no other site can call them", async () => {
    const { shopper } = await signedIn()
    const cross = { "sec-fetch-site": "cross-site", origin: "https://evil.example" }
    for (const path of ["signout", "change-password", "update-user", "cookie-fix", "sync-medusa"]) {
      expect((await shopper.postJson(`/api/auth/${path}`, { clear: true }, cross)).status).toBe(403)
    }
    expect(await isSignedIn(shopper)).toBe(true)
  })
})

/** "Error catalogue" of the specification, section 8, by the call that returns it. */
const FAILURES: [path: string, body: Json, message: string][] = [
  ["login", { email: "a@example.hu", password: "x" }, "Login failed"],
  ["signin", { username: "a@example.hu", password: "x" }, "Login failed"],
  ["signup", { username: "a@example.hu", password: GOOD_PASSWORD }, "Failed to register"],
  [
    "confirm-signup",
    { username: "a@example.hu", confirmationCode: "123456", password: GOOD_PASSWORD },
    "Failed to confirm registration",
  ],
  ["resend-code", { username: "a@example.hu" }, "Failed to resend verification code"],
  ["reset-password", { username: "a@example.hu" }, "Failed to reset password"],
  [
    "confirm-reset-password",
    { username: "a@example.hu", code: "123456", newPassword: GOOD_PASSWORD },
    "Failed to confirm password reset",
  ],
  ["update-user", { name: "Kovács Anna" }, "Failed to update user"],
  ["change-password", { oldPassword: "x", newPassword: GOOD_PASSWORD }, "Failed to change password"],
  ["sync-medusa", {}, "Failed to check authentication"],
  ["signout", {}, "An error occurred while logging out."],
]

test("an unanswered call says what has failed, and logs out only a visitor who asked for it", async () => {
  const { shopper } = await signedIn()
  const road = await FaultProxy.open()
  const cutOff = await openStorefront({ BACKEND_URL: road.url })
  try {
    road.fault = "error"
    const answers = await Promise.all(
      FAILURES.map(async ([path, body]) => {
        const elsewhere = new Shopper(cutOff.url)
        elsewhere.cookies.set("session", shopper.cookies.findValue("session") ?? "")
        const answer = await elsewhere.postJson(`/api/auth/${path}`, body)
        const { message } = json(answer)
        return [path, answer.status, message, answer.setCookies.some((one) => one.startsWith("session="))]
      }),
    )
    expect(answers).toEqual(FAILURES.map(([path, , message]) => [path, 503, message, path === "signout"]))
  } finally {
    await cutOff.stop()
    await road.close()
  }
  expect(await isSignedIn(shopper)).toBe(true)
})

describe("a customer's data", () => {
  test("addresses are added, changed, made the default and deleted, by their owner only", async () => {
    const { shopper } = await signedIn()
    const { shopper: stranger } = await signedIn()
    const added = await shopper.postJson("/api/customers/addresses", ADDRESS)
    expect(json(added)).toMatchObject({ customer: { shipping_addresses: [{ country_code: "hu" }] } })
    const list = async () =>
      (await get(shopper, "/api/customers/addresses")).body.shipping_addresses as (Json & { id: string })[]
    const id = (await list())[0]?.id
    for (const path of ["", "/default-shipping", "/default-billing"]) {
      const refused = await stranger.postJson(`/api/customers/addresses/${id}${path}`, { city: "Eger" })
      expect(refused.status).toBe(404)
    }
    const gone = await stranger.send(`/api/customers/addresses/${id}`, {
      method: "DELETE",
      headers: { origin: stranger.origin },
    })
    expect([gone.status, (await list())[0]?.city]).toEqual([404, "Budapest"])

    await shopper.postJson(`/api/customers/addresses/${id}`, { city: "Eger" })
    await shopper.postJson(`/api/customers/addresses/${id}/default-shipping`, {})
    await shopper.postJson(`/api/customers/addresses/${id}/default-billing`, {})
    expect(await list()).toMatchObject([
      { city: "Eger", address_1: "Fő utca 1.", is_default_shipping: true, is_default_billing: true },
    ])
    await shopper.send(`/api/customers/addresses/${id}`, {
      method: "DELETE",
      headers: { origin: shopper.origin },
    })
    expect(await list()).toEqual([])
  })

  test("are not available to visitors who are not logged in", async () => {
    for (const path of ["/api/customers/me", "/api/customers/addresses", "/api/orders"]) {
      const { status, body } = await get(new Shopper(), path)
      expect([status, body.message]).toEqual([401, "Not authenticated"])
    }
  })

  test("a cart filled as a guest continues after the login, with the account's saved cart", async () => {
    const testProduct = await testProductOf("cart")
    const { email, shopper: desk } = await signedIn()
    const add = (shopper: Shopper, quantity: string) =>
      shopper.post("/hu/cart", { intent: "add", variant_id: testProduct.variantId, quantity })
    await add(desk, "1")
    await desk.postJson("/api/auth/signout", {})
    // The desktop browser's cart was filled while logged in: it belongs to the customer.
    const phone = new Shopper()
    await add(phone, "2")
    await phone.postJson("/api/auth/login", { email, password: GOOD_PASSWORD })
    expect((await get(phone, "/api/session")).body).toMatchObject({
      cart: { count: 2 },
      customer: { email },
      customer_available: true,
    })
  })

  test("another's cart cannot be taken over by its id", async () => {
    const { shopper } = await signedIn()
    const answer = await shopper.postJson("/api/carts/cart_01HZZZZZZZZZZZZZZZZZZZZZZZ/customer", {})
    expect(answer.status).toBe(404)
  })
})
