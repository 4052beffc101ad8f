import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { Buyer } from "../http/backend-buyer.ts"

async function read(orderId: string): Promise<DeskOrderDetails> {
  const admin = await Administrator.signIn()
  return (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)).order
}

test("an edit says that it changes no delivery, and the order's panel offers to waive one that it made free", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const admin = await Administrator.signIn()
  const [first] = await testProductsOf("journeys")
  const { variantId = "", sku = "" } = first ?? {}
  await admin.setStock(sku, 60)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: "szerkesztett@example.com", payment: "bank_transfer" })
  const order = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(order.id)
  await desk.add(variantId, 20)

  await signInToAdmin(page)
  await openAdmin(page, `/orders/${order.id}/edits`)
  await expect(page.getByText("A szerkesztés nem változtat a kiszállítás díján.")).toBeVisible(SHOWN)
  await expect.poll(() => read(order.id), SHOWN).toMatchObject({ open_change: { kind: "edit" } })
  // Not by the form's button: Medusa's page may then read the edit once more, which is gone.
  await page.goto("about:blank")
  await admin.delete(`/order-edits/${order.id}`)
  await openAdmin(page, `/orders/${order.id}`)
  const waive = page.getByRole("button", { name: "Elengedem a kiszállítás díját" })
  await expect(waive).toBeVisible(SHOWN)
  await waive.click()
  await expect(waive).toBeHidden(SHOWN)
})

test("before all money goes back, the panel asks whether the customer keeps the products, which are packed then", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const [first] = await testProductsOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: first?.variantId ?? "", quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: "meltanyos@example.com", payment: "bank_transfer" })
  const order = await buyer.buy(cart.total)
  await (await OrderDesk.for(order.id)).takeMoney()

  await signInToAdmin(page)
  await openAdmin(page, `/orders/${order.id}`)
  await page.locator("summary", { hasText: /^Visszatérítés$/ }).click(SHOWN)
  await page.getByLabel(/^Összeg/).fill(String(cart.total))
  const button = page.getByRole("button", { name: "Visszatérítem" })
  await expect(button).toBeDisabled()
  await page.getByLabel("A vevő megtartja a termékeket (méltányosságból)").check()
  await button.click()
  await expect
    .poll(() => read(order.id), SHOWN)
    .toMatchObject({ refunded: cart.total, stage: "to_pack", problems: [] })
})
