import {
  expect,
  expectNoAxeViolations,
  openWithScripts,
  PHONE,
  test,
  untilInteractive,
} from "../fixtures/browser.ts"
import { personalisedProduct } from "../fixtures/test-products.ts"

test.use({ ...PHONE, contextOptions: { reducedMotion: "reduce" } })

test("the inscription of a product says what is wrong with it, and is shown when it is in the cart", async ({
  page,
}) => {
  const { handle, maxLength } = await personalisedProduct()
  await openWithScripts(page, `/hu/product/${handle}`)
  const field = page.getByRole("textbox", { name: "Felirat" })
  const add = page.getByRole("button", { name: "Kosárba", exact: true }).filter({ visible: true }).first()
  await expect(field).toHaveAccessibleDescription(/szám nem/)
  await untilInteractive(field)

  await add.click()
  await expect(field).toHaveAccessibleDescription(/Kérjük, írja be a feliratot/)
  await expect(field).toBeFocused()
  const bar = await page.getByRole("navigation", { name: "Gyors navigáció" }).boundingBox()
  const hint = await page.getByText(/szám nem/).boundingBox()
  expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

  for (const text of ["Zsófi 18", "Zsófi ♥"]) {
    await field.fill(text)
    await add.click()
    await expect(field).toHaveAccessibleDescription(/csak betű, szóköz, pont, kötőjel és aposztróf/)
    await expect(field).toHaveValue(text)
  }
  await expectNoAxeViolations(page)

  const long = "Árvíztűrő tükörfúrógép"
  await field.fill(long)
  await expect(field).toHaveAccessibleDescription(new RegExp(`legfeljebb ${maxLength} karakter`))
  await expect(page.getByText(`${long.length}/${maxLength}`)).toBeVisible()
  await expect(field).toHaveValue(long)

  await field.fill("Zsófi")
  await expect(field).toHaveAccessibleDescription(/^Legfeljebb/)
  await add.click()
  const popup = page.getByRole("region", { name: "Kosárba tett termék" })
  await expect(popup.getByText("Felirat: Zsófi")).toBeVisible()
})

test("gift wrapping is confirmed in the cart, and the checkout leads back with the shop's frame", async ({
  page,
}) => {
  const { handle } = await personalisedProduct()
  await openWithScripts(page, `/hu/product/${handle}`)
  const field = page.getByRole("textbox", { name: "Felirat" })
  await untilInteractive(field)
  await field.fill("Ilka")
  await page.getByRole("button", { name: "Kosárba", exact: true }).filter({ visible: true }).first().click()
  await page
    .getByRole("region", { name: "Kosárba tett termék" })
    .getByRole("link", { name: /kosár/i })
    .click()

  const main = page.getByRole("main")
  const fold = main.getByText(/^Felirat módosítása, díszcsomagolás \(/)
  await fold.click()
  // A message without the wrapping would be dropped.
  const message = main.getByRole("textbox", { name: "Üzenet a kísérőkártyára" })
  await expect(message).toBeHidden()
  await main.getByRole("checkbox", { name: "Díszcsomagolás" }).check()
  await expect(message).toHaveAccessibleDescription(/legfeljebb 200 karakter/)
  await message.fill("Boldog születésnapot!")
  await expect(message).toHaveAccessibleDescription(/Még 179 karakter/)
  await main.getByRole("button", { name: "Mentés" }).click()
  await expect(
    main.getByRole("status").filter({ hasText: "Elmentettük: Díszcsomagolás · 990" }),
  ).toBeVisible()
  await expect(main.getByText("Felirat és díszcsomagolás módosítása")).toBeFocused()
  await expect(main.getByText(/1 × 990/).first()).toBeVisible()
  await expectNoAxeViolations(page)

  const navigation = page.getByRole("navigation", { name: "Gyors navigáció" })
  await expect(navigation).toBeVisible()
  await main.getByRole("link", { name: "Tovább a pénztárhoz" }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL("/hu/checkout")
  await expect(navigation).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole("banner").getByRole("link", { name: "Vissza a kosárhoz" }).click()
  await expect(page).toHaveURL("/hu/cart")
  await expect(navigation).toBeVisible()
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Rólunk" })).toBeVisible()
})
