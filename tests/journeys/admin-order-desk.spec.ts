import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "../http/backend-buyer.ts"

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click(SHOWN)

test("an order goes through the desk by its buttons, until the money of a withdrawal has gone back", async ({
  page,
}) => {
  test.setTimeout(2 * ADMIN_TIMEOUT_MS)
  const { variantId, price } = await testProductOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `asztal-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  const { id, display_id: number } = await buyer.buy(cart.total)
  // Those that wait longest come first, and the shop has more orders of today than fit on a page.
  await sql(`update "order" set created_at = created_at - interval '2 days' where id = $1`, [id])
  const mail = async (kind: string) => {
    const find = async () => (await mailsTo(email)).find((one) => one.kind === kind)
    await expect.poll(find, SHOWN).toBeDefined()
    return plain((await find())?.text ?? "")
  }
  const choice = page.getByRole("checkbox", { name: `${number}. rendelés kijelölése` })

  await signInToAdmin(page)
  await openAdmin(page, "/order-desk?stage=to_pay")
  await choice.click(SHOWN)
  // Packed before it is paid only if that is meant.
  await press(page, "Becsomagolva")
  const question = page.getByRole("alertdialog")
  await expect(question.getByText(/Még nincs kifizetve/)).toContainText(String(number))
  await question.getByRole("button", { name: "Mégsem" }).click()
  await expect(choice).toBeChecked()

  // As long as the next list has not come, the order is not offered with what was true of it before it was paid.
  const lists = Promise.withResolvers<void>()
  await page.route(/\/admin\/order-desk\?/, async (route) => {
    await lists.promise
    await route.continue()
  })
  await press(page, "Megérkezett a pénz")
  await press(page, "Tovább: Csomagolandó (1 rendelés)")
  await expect(choice).toHaveCount(0)
  lists.resolve()
  await expect(choice).toBeChecked(SHOWN)
  await press(page, "Becsomagolva")
  await press(page, "Tovább: Feladandó (1 rendelés)")
  await page.getByLabel(`${number}. csomagszáma`).fill("CLX77", SHOWN)
  await press(page, "Feladva")
  expect(await mail("order_shipped")).toContain("CLX77")
  await press(page, /^Úton/)
  await choice.click(SHOWN)
  await press(page, "Kézbesítve")
  await mail("order_delivered")
  await expect(choice).toHaveCount(0, SHOWN)

  const declared = { name: "Kovács Anna", email, order_reference: String(number), locale: "hu" }
  const { body } = await callStore<{ reference: string }>("/store/withdrawals", { body: declared })
  await openAdmin(page, "/withdrawals")
  await page.getByLabel(body.reference).selectOption({ label: "Elfogadva" }, SHOWN)
  await press(page, "Elfogadás és e-mail küldése")
  expect(await mail("withdrawal_answer")).toContain(body.reference)
  await (await OrderDesk.for(id)).receiveReturn()

  await openAdmin(page, "/order-desk?stage=problem")
  await page.getByRole("link", { name: String(number), exact: true }).click(SHOWN)
  await page.locator("summary", { hasText: /^Visszatérítés$/ }).click(SHOWN)
  const admin = await Administrator.signIn()
  const read = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order
  // The product and the cheapest delivery: what the chosen one cost more is kept.
  const back = cart.total - (await read()).delivery_surplus
  expect(back).toBeGreaterThan(price)
  const offered = async () => (await page.getByLabel(/^Összeg/).inputValue()).replace(/\s/g, "")
  await expect.poll(offered).toBe(String(back))
  await press(page, "Visszatérítem")
  expect(await mail("order_refunded")).toContain(`Visszatérítendő összeg: ${forints(back)}`)
  await expect(page.getByText("Kész", { exact: true })).toBeVisible(SHOWN)
  expect(await read()).toMatchObject({ stage: "done", problems: [], due: 0 })
})
