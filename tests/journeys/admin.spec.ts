import { randomUUID } from "node:crypto"
import { shop } from "@porteka/shop"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInByForm, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf, testProductsOf } from "../fixtures/test-products.ts"
import { Buyer } from "../http/backend-buyer.ts"

test("the owner's orders are shown without a request to a foreign host", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const [testProduct] = await testProductsOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: testProduct?.variantId ?? "", quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: "admin-utja@example.com", payment: "bank_transfer" })
  const order = await buyer.buy(cart.total)
  const asked = new Set<string>()
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith("http")) asked.add(host)
  })

  const answer = await page.goto(new URL("/app/login", stack.backendUrl).href)
  const headers = answer?.headers() ?? {}
  for (const rule of ["default-src 'self'", "script-src 'self';", "frame-ancestors 'none'"])
    expect(headers["content-security-policy"]).toContain(rule)
  expect(headers["x-frame-options"]).toBe("DENY")
  await signInByForm(page)
  await expect(page).toHaveURL(/\/figures$/, SHOWN)
  await openAdmin(page, "/orders")
  const row = page.getByText(`#${order.display_id}`, { exact: true })
  await expect(row).toBeVisible(SHOWN)
  await row.click()
  // In Hungarian for a new browser, and above Medusa's own parts of the page.
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Teendők a rendeléssel", SHOWN)
  await expect(page.getByText("Ami eddig történt")).toBeVisible()

  const known = [new URL(stack.backendUrl).host, new URL(stack.shopUrl).host]
  expect([...asked].filter((host) => !known.includes(host))).toEqual([])
})

test("a new product is one dialog, and an order taken by telephone is written down in Hungarian", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  // Products and orders are exported as the shop's own tables.
  for (const [list, table, name] of [
    ["/products", "/product-table", "Termékek táblázatban"],
    ["/orders", "/order-desk", "Rendelések teendői"],
  ] as const) {
    await openAdmin(page, list)
    const button = page.getByRole("main").getByRole("link", { name, exact: true })
    await expect(button).toHaveAttribute("href", `/app${table}`, SHOWN)
    await expect(page.getByRole("link", { name: "Exportálás" })).toHaveCount(0)
  }
  await openAdmin(page, "/products/create")
  await expect(page.getByRole("dialog", { name: "Új termék" }).getByText("Webcím")).toBeVisible(SHOWN)

  await openAdmin(page, "/draft-orders/create")
  const dialog = page.getByRole("dialog", { name: "Rendelés felvétele" })
  await expect(dialog.getByText("Szállítási cím", { exact: true })).toBeVisible(SHOWN)
  await expect(dialog.getByRole("option", { name: "Magyarország" })).toHaveCount(1)
  await expect(dialog.getByText(/^(Vezeték|Kereszt)név$/)).toHaveText(["Vezetéknév", "Keresztnév"])
  await expect(dialog.getByRole("button", { name: "Mentés" })).toBeVisible()
})

test("a return needs no more than its items, and an e-mail tells the shopper where to send them", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const testProduct = await testProductOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
  const email = `visszakuldi-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  const order = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  const parcel = await desk.pack()
  await desk.ship(parcel, "1234")
  await desk.deliver(parcel)

  await signInToAdmin(page)
  await openAdmin(page, `/orders/${order.id}`)
  await page.getByRole("link", { name: "Visszaküldés felvétele" }).click(SHOWN)
  await page.getByText("Elemek hozzáadása").click()
  await page.getByRole("row", { name: testProduct.title }).getByRole("checkbox").click()
  await page.getByRole("button", { name: "Mentés" }).click()
  await expect(page.getByRole("dialog").getByText("Budapest", { exact: true }).first()).toBeVisible(SHOWN)
  await expect(page.getByRole("dialog").locator("input[type=number]").first()).toHaveValue("2", SHOWN)
  await page.getByRole("button", { name: "Visszaküldés megerősítése" }).click()
  await page.getByRole("button", { name: "Folytatás" }).click()

  await expect(page.getByText("A vevő visszaküld belőle: átvételre vár.")).toBeVisible(SHOWN)
  const { seat } = shop.legal
  const mails = async () => (await mailsTo(email)).map(({ text }) => text ?? "")
  await expect.poll(mails, SHOWN).toContainEqual(expect.stringContaining(`${seat.city}, ${seat.street}`))
  await expect(page.getByText("Megkezdett visszaküldés")).toHaveCount(0)

  // One of the two arrives broken: it does not go back into stock.
  await page.getByRole("link", { name: /^Megérkezett az? / }).click()
  const receipt = page.getByRole("dialog")
  await expect(receipt.locator("input[type=number]").first()).toHaveValue("2", SHOWN)
  await receipt.getByRole("button", { name: "Sérült" }).click()
  const damaged = page.getByText("Hány tétel sérült?").locator("..").locator("input")
  await damaged.fill("1")
  await damaged.blur()
  await expect(receipt.locator("input[type=number]").first()).toHaveValue("1", SHOWN)
  await receipt.getByRole("heading").first().click()
  await receipt.getByRole("button", { name: "Mentés" }).click()
  await expect(page.getByText(/visszaküldés \(visszaküldés\): megérkezett/)).toBeVisible(SHOWN)
  type Pieces = { order: { items: { detail: Record<string, number> }[] } }
  const admin = await Administrator.signIn()
  const { items } = (await admin.get<Pieces>(`/orders/${order.id}?fields=items.detail.*`)).order
  expect(items[0]?.detail).toMatchObject({ return_received_quantity: 1, return_dismissed_quantity: 1 })

  // On a phone the orders to do are cards, as wide as the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, "/order-desk?stage=problem")
  const card = page.locator("tbody tr").first()
  await expect(card).toBeVisible(SHOWN)
  const [content = 0, width = 0, right = 0] = await card.evaluate((row) => [
    row.scrollWidth,
    row.clientWidth,
    row.getBoundingClientRect().right,
  ])
  expect(content).toBeLessThanOrEqual(width)
  expect(right).toBeLessThanOrEqual(390)
})

test("an edited order is changed by one confirmation, and the shopper gets the new amount", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const { variantId, price } = await testProductOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 2 }])
  const email = `modosit-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, delivery: "pickup", payment: "bank_transfer" })
  const order = await buyer.buy(cart.total)

  await signInToAdmin(page)
  await openAdmin(page, `/orders/${order.id}/edits`)
  const quantity = page.getByRole("dialog").locator("input[type=number]").first()
  await expect(quantity).toHaveValue("2", SHOWN)
  await quantity.fill("1")
  await quantity.blur()
  await expect(page.getByRole("dialog").getByText("Módosított")).toBeVisible(SHOWN)
  await page.getByRole("button", { name: "Szerkesztés megerősítése" }).click()
  await page.getByRole("button", { name: "Folytatás" }).click()

  await expect(page.getByText("Ami eddig történt")).toBeVisible(SHOWN)
  // The order's page lay behind the dialog and says so until the answer to the confirmation has come.
  await expect(page.getByText("Megkezdett szerkesztés")).toHaveCount(0, SHOWN)
  const changed = async () =>
    (await mailsTo(email)).filter(({ kind }) => kind === "order_changed").map(({ text }) => text ?? "")
  const forints = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, "\\s")
  await expect
    .poll(changed, SHOWN)
    .toContainEqual(expect.stringMatching(new RegExp(`${forints(order.total - price)}\\sFt`)))
})

test("a promotion's page says from which cart value on it counts", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const admin = await Administrator.signIn()
  const { promotion } = await admin.post<{ promotion: { id: string } }>("/promotions", {
    code: `HUSZ-${randomUUID().slice(0, 8)}`,
    type: "standard",
    status: "active",
    rules: [{ attribute: "cart_value", operator: "gte", values: ["20000"] }],
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
  })
  await signInToAdmin(page)
  await openAdmin(page, `/promotions/${promotion.id}`)
  await expect(page.getByText("A kosárban lévő termékek értéke (Ft)")).toBeVisible(SHOWN)
  await expect(page.getByText(/^20\s000\sFt$/)).toBeVisible()
  await openAdmin(page, `/promotions/${promotion.id}/rules/edit`)
  await expect(page.getByRole("dialog").locator("input[type=number]")).toHaveValue("20000", SHOWN)
})

test.describe("in an English browser", () => {
  test.use({ locale: "en-US" })

  test("an amount is read as Hungarians write it", async ({ page }) => {
    test.setTimeout(ADMIN_TIMEOUT_MS)
    const { variantId } = await testProductOf("journeys")
    const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
    const email = `visszakap-${randomUUID()}@example.com`
    const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
    const order = await buyer.buy(cart.total)
    await (await OrderDesk.for(order.id)).takeMoney()

    await signInToAdmin(page)
    await openAdmin(page, `/orders/${order.id}`)
    await page.locator("summary", { hasText: /^Visszatérítés$/ }).click(SHOWN)
    const amount = page.getByLabel(/^Összeg/)
    for (const typed of ["1.005", "1 005", "1005,4"]) {
      await amount.fill("")
      await amount.pressSequentially(typed)
      await amount.blur()
      await expect(amount).toHaveValue("1\u00a0005")
    }
    await page.getByRole("button", { name: "Visszatérítem" }).click()
    const mails = async () => (await mailsTo(email)).map(({ text }) => text ?? "")
    await expect
      .poll(mails, SHOWN)
      .toContainEqual(expect.stringMatching(/Visszatérítendő összeg: 1\s005\sFt/))
  })
})

test("who packs parcels reads what is the owner's, and is told so before typing", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  const main = page.getByRole("main")
  const toOpen = main.getByRole("heading", { name: "Nyitás előtt" })
  await openAdmin(page, "/figures")
  await expect(toOpen).toBeVisible(SHOWN)
  // The back end refuses the same changes: tests/http/owner-staff.test.ts.
  await page.route("**/admin/staff/me", (route) =>
    route.fulfill({ json: { role: "orders", needs_second_factor: false } }),
  )
  await openAdmin(page, "/shop-settings")
  await expect(main.getByText("Módosítani ebben a munkakörben lehet: Tulajdonos.")).toBeVisible(SHOWN)
  await expect(main.getByLabel("A bolt neve", { exact: true })).toBeDisabled()
  await expect(main.getByRole("button", { name: "Mentés" })).toBeDisabled()
  await openAdmin(page, "/figures")
  await expect(main.getByRole("heading", { name: "Áttekintés" })).toBeVisible(SHOWN)
  await expect(toOpen).toHaveCount(0)
})
