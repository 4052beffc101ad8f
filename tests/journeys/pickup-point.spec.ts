import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  PHONE,
  reloadAndHurry,
  test,
} from "../fixtures/browser.ts"
import {
  addToCart,
  cartLink,
  LABELS,
  ORDER_TIMEOUT_MS,
  order,
  PICKUP_POINT,
  typedBy,
} from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

async function someProduct() {
  const [testProduct] = await testProductsOf("journeys")
  if (!testProduct) throw new Error("There are no products.")
  return testProduct
}

test.describe("with JavaScript on a phone", () => {
  test.use(PHONE)

  test("points are found while typing, chosen with the keyboard, kept after a reload, and shown up to the confirmation", async ({
    page,
  }) => {
    const { fields } = typedBy("hu")
    const main = page.getByRole("main")
    await addToCart(page, "hu", await someProduct())
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto("/hu/checkout")

    const locker = main.getByRole("radio", { name: WORDS.hu.locker })
    const search = main.getByLabel(LABELS.hu.pickupSearch)
    await expect(search).toBeHidden()
    await locker.check()
    await search.pressSequentially("szeged")
    await expect(main.getByText(/átvételi pont a közelben/)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    const group = main.getByRole("group", { name: "Válasszon átvételi pontot" })
    const kept = page.waitForResponse((response) => {
      const { pickup_point_id: id } = Object.fromEntries(
        new URLSearchParams(response.request().postData() ?? ""),
      )
      return response.url().includes("/hu/checkout") && id !== undefined
    })
    // The nearest are shown, and nothing scrolls within the page.
    await expect(group.getByRole("radio")).toHaveCount(3)
    await group.getByText(/^További átvételi pontok/).click()
    expect(await group.getByRole("radio").count()).toBeGreaterThan(3)
    // Sorted by postal code: the market is the second.
    await group.getByRole("radio").first().focus()
    await page.keyboard.press("ArrowDown")
    await expect(group.getByRole("radio", { name: PICKUP_POINT })).toBeChecked()
    await kept

    const fieldOf = (label: string) => main.getByLabel(label, { exact: true }).first()
    await reloadAndHurry(page, async () => {
      for (const [label, value] of fields) await fieldOf(label).fill(value)
    })
    await expect(locker).toBeChecked()
    await expect(main.getByRole("radio", { name: PICKUP_POINT })).toBeChecked()
    for (const [label, value] of fields) await expect(fieldOf(label)).toHaveValue(value)

    await main.getByRole("radio", { name: WORDS.hu.bank_transfer }).check()
    await main.getByRole("button", { name: LABELS.hu.toSummary }).click()
    await expect(page).toHaveURL("/hu/checkout/payment", { timeout: ORDER_TIMEOUT_MS })
    await expect(main.getByText(PICKUP_POINT)).toBeVisible()
    await order(page, "hu")
    await expect(main.getByText(PICKUP_POINT)).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
  })

  test("points near the address are found when a locker is chosen, and again after a reload", async ({
    page,
  }) => {
    const main = page.getByRole("main")
    await addToCart(page, "hu", await someProduct())
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto("/hu/checkout")
    await main.getByRole("radio", { name: WORDS.hu.courier }).check()
    await main.getByLabel(LABELS.hu.postalCode, { exact: true }).first().fill("9400")
    await main.getByRole("radio", { name: WORDS.hu.locker }).check()
    const points = main.getByRole("radio", { name: /Sopron/ })
    await expect(points.first()).toBeVisible()
    await page.reload()
    await expect(points.first()).toBeVisible()
  })

  test("cash on delivery cannot be chosen for a point that takes none", async ({ page }) => {
    const main = page.getByRole("main")
    await addToCart(page, "en", await someProduct())
    await expect(cartLink(page, "en", 1)).toBeVisible()
    await page.goto("/en/checkout")
    const cash = main.getByRole("radio", { name: WORDS.en.cash_on_delivery })
    await main.getByRole("radio", { name: WORDS.en.locker }).check()
    await expect(cash).toBeEnabled()
    await main.getByLabel(LABELS.en.pickupSearch).pressSequentially("sopron")
    await main.getByRole("radio", { name: /Lackner.*You cannot pay on delivery here/ }).check()
    await expect(cash).toBeDisabled()
    await expect(
      main.getByText("You cannot pay on delivery at the pickup point you have chosen."),
    ).toBeVisible()
    await main.getByRole("radio", { name: WORDS.en.courier }).check()
    await expect(cash).toBeEnabled()
  })

  test("a postal code fills in its town, offers several, and keeps typed text", async ({ page }) => {
    const main = page.getByRole("main")
    await addToCart(page, "en", await someProduct())
    await expect(cartLink(page, "en", 1)).toBeVisible()
    await page.goto("/en/checkout")
    const code = main.getByLabel(LABELS.en.postalCode, { exact: true }).first()
    const town = main.getByLabel(LABELS.en.city, { exact: true }).first()

    await code.fill("2100")
    await expect(town).toHaveValue("Gödöllő")
    await code.fill("7400")
    await main.getByRole("button", { name: "Orci" }).click()
    await expect(town).toHaveValue("Orci")
    await expect(town).toBeFocused()
    await code.fill("6720")
    await expect(town).toHaveValue("Szeged")

    await code.fill("H-1052")
    await expect(town).toHaveValue("Budapest")
    await code.fill("9999")
    const question = main.getByText("We don’t know this postal code: 9999.")
    await expect(question).toBeVisible()
    const street = main.getByLabel(LABELS.en.address1, { exact: true }).first()
    const [typed, asked, next] = await Promise.all([code, question, street].map((part) => part.boundingBox()))
    expect(asked?.y).toBeGreaterThan(typed?.y ?? 0)
    expect(asked?.y).toBeLessThan(next?.y ?? 0)

    await code.fill("10520")
    await code.blur()
    await expect(main.getByText("We don’t know this postal code: 10520.")).toBeVisible()
    await expect(town).toHaveValue("")
    await street.fill("Váci utca")
    await street.blur()
    await expect(main.getByText("Is the house number missing?")).toBeVisible()
    await street.fill("Váci utca 12.")
    await street.blur()
    await expect(main.getByText("Is the house number missing?")).toHaveCount(0)

    await town.fill("Tápé")
    const answered = page.waitForResponse("**/api/postal-codes/2100")
    await code.fill("2100")
    await answered
    await expect(town).toHaveValue("Tápé")
  })
})

test.describe("without JavaScript on a desktop", () => {
  test.use({ ...DESK, javaScriptEnabled: false, expectedErrors: [/400 \(Bad Request\)/] })

  test("the results come with the page, which keeps all input", async ({ page }) => {
    const { fields } = typedBy("en")
    const main = page.getByRole("main")
    await addToCart(page, "en", await someProduct())
    await page.goto("/en/checkout")
    for (const [label, value] of fields) await main.getByLabel(label, { exact: true }).first().fill(value)
    await main.getByLabel(LABELS.en.city, { exact: true }).first().fill("")
    await main.getByRole("radio", { name: WORDS.en.locker }).check()
    await main.getByRole("radio", { name: WORDS.en.cash_on_delivery }).check()
    await main.getByRole("button", { name: LABELS.en.toSummary }).click()
    await expect(page).toHaveURL("/en/checkout")
    await expect(main.getByRole("link", { name: "Choose a pickup point." })).toBeVisible()

    await main.getByLabel(LABELS.en.pickupSearch).fill("sopron")
    await main.getByRole("button", { name: WORDS.en.findPoints }).click()
    const noCash = main.getByRole("radio", { name: /Lackner.*You cannot pay on delivery here/ })
    await noCash.check()
    await expect(
      main.getByText("You cannot pay on delivery at the pickup point you have chosen."),
    ).toBeVisible()
    await main.getByRole("button", { name: LABELS.en.toSummary }).click()
    await expect(main.getByRole("link", { name: /cannot pay on delivery at the pickup point/ })).toBeVisible()
    await expect(noCash).toBeChecked()

    await main.getByRole("radio", { name: WORDS.en.bank_transfer }).check()
    await main.getByRole("button", { name: LABELS.en.toSummary }).click()
    await expect(page).toHaveURL("/en/checkout/payment", { timeout: ORDER_TIMEOUT_MS })
    await expect(main.getByText(/Lackner/).first()).toBeVisible()
    await expect(main.getByText(/6720 Szeged/).first()).toBeVisible()
  })
})
