import { Administrator } from "../fixtures/administrator.ts"
import { expect, testWithAndWithoutJavaScript } from "../fixtures/browser.ts"
import {
  addToCart,
  cartLink,
  fillCheckout,
  LABELS,
  ORDER_TIMEOUT_MS,
  order,
} from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const RISE_HUF = 300
const forints = (amount: number) => new RegExp(`${String(amount).replace(/\B(?=(\d{3})+$)/g, "\\s")}\\sFt`)

testWithAndWithoutJavaScript(
  "a price that rises before the order button is pressed is announced and shown, and the second press orders",
  async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 409/)
    const testProduct = await testProductOf("journeys", 6)
    const administrator = await Administrator.signIn()
    await addToCart(page, "hu", testProduct)
    if (javaScriptEnabled) await expect(cartLink(page, "hu", 1)).toBeVisible()
    else await expect(page).toHaveURL("/hu/cart")
    await page.goto("/hu/checkout")
    await fillCheckout(page, "hu", { delivery: "pickup", payment: "bank_transfer" })
    const button = page.getByRole("button", { name: WORDS.hu.orderButton })
    await expect(button).toHaveText(forints(testProduct.price))

    const risen = testProduct.price + RISE_HUF
    await administrator.setPrice(testProduct.productId, testProduct.variantId, risen)
    try {
      await page.getByRole("checkbox", { name: LABELS.hu.terms }).check()
      await button.click()
      await expect(page.getByText("A megrendelést még nem tudtuk rögzíteni")).toBeVisible({
        timeout: ORDER_TIMEOUT_MS,
      })
      await expect(button).toHaveText(forints(risen))
      await order(page, "hu")
    } finally {
      await administrator.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
    }
  },
)
