import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import {
  addToCart,
  cartLink,
  fillCheckout,
  LABELS,
  ORDER_TIMEOUT_MS,
  order,
  typedBy,
} from "../fixtures/checkout-journey.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

test("an error of the checkout form disappears as soon as its field is correct", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  const main = page.getByRole("main")
  await main.getByRole("button", { name: LABELS.hu.toSummary }).click()
  const summary = main.getByRole("alert")
  await expect(summary.locator("..")).toBeFocused()

  const { fields } = typedBy("hu")
  for (const [label, value] of fields) {
    const field = main.getByLabel(label, { exact: true }).first()
    const id = await field.getAttribute("id")
    await field.fill(value)
    await expect(field).not.toHaveAttribute("aria-invalid", "true")
    await expect(main.locator(`[href="#${id}"]`)).toHaveCount(0)
    await expect(field).toBeFocused()
  }
  await main.getByRole("radio", { name: WORDS.hu.pickup }).check()
  await expect(summary.getByRole("link")).toHaveCount(1)
  await main.getByRole("radio", { name: WORDS.hu.bank_transfer }).check()
  await expect(summary).toHaveCount(0)
  await expect(main.locator("[aria-invalid=true]")).toHaveCount(0)
})

test("a mistyped field of the checkout says so when it is left, and until it is correct", async ({
  page,
}) => {
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  const main = page.getByRole("main")
  const email = main.getByLabel(LABELS.hu.email, { exact: true })
  await email.fill("anna@example")
  await expect(email).not.toHaveAttribute("aria-invalid", "true")
  await email.press("Tab")
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await expect(main.getByRole("status").filter({ hasText: "érvényes e-" })).toHaveCount(1)
  await expect(main.getByRole("alert")).toHaveCount(0)
  await email.fill("anna@example.hu")
  await expect(email).not.toHaveAttribute("aria-invalid", "true")
})

test("an order whose answer is lost can be sent again, and is one order", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/)
  test.setTimeout(ORDER_TIMEOUT_MS * 3)
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  const email = await fillCheckout(page, "hu", { delivery: "pickup", payment: "bank_transfer" })
  const main = page.getByRole("main")
  // The shop places the order, and its answer does not arrive.
  await page.route("**/checkout/payment.data", async (route) => {
    await route.fetch()
    await expect(main.getByRole("status").filter({ hasText: "tovább tart" })).toBeVisible({ timeout: 20_000 })
    await route.abort("connectionreset")
  })
  const terms = main.getByRole("checkbox", { name: LABELS.hu.terms })
  await terms.check()
  await main.getByRole("button", { name: WORDS.hu.orderButton }).click()
  await expect(main.getByRole("alert")).toContainText("nyomja meg újra", { timeout: ORDER_TIMEOUT_MS })
  await expect(terms).toBeChecked()
  await page.unroute("**/checkout/payment.data")
  await order(page, "hu")
  expect(await ordersOf(await Administrator.signIn(), email)).toHaveLength(1)
})
