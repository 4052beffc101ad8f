import type { Page, Route } from "@playwright/test"
import { ORDER_PARAMETER } from "@porteka/shop/pages"
import { expect, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, LABELS, ORDER_TIMEOUT_MS, typedBy } from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

test("checkout input survives a reload and leaving and coming back", async ({ page }) => {
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  const main = page.getByRole("main")
  const { fields } = typedBy("hu")
  const field = (label: string) => main.getByLabel(label, { exact: true }).first()
  for (const [label, value] of fields) await field(label).fill(value)
  await main.getByRole("radio", { name: WORDS.hu.pickup }).check()
  await main.getByRole("radio", { name: WORDS.hu.bank_transfer }).check()
  await main.getByRole("checkbox", { name: /^Céges számlát/ }).check()
  // Who collects the order may live abroad: the rules of Hungarian addresses and companies no longer hold.
  await main.getByLabel("Ország").first().selectOption("Ausztria")
  await expect(main.getByLabel("Külföldi adószám")).toBeVisible()
  const newsletter = main.getByRole("checkbox", { name: /e-\u2060mailben/ })
  await expect(newsletter).not.toBeChecked()

  const expectTyped = async () => {
    for (const [label, value] of fields) await expect(field(label)).toHaveValue(value)
    await expect(main.getByRole("radio", { name: WORDS.hu.pickup })).toBeChecked()
    await expect(main.getByRole("radio", { name: WORDS.hu.bank_transfer })).toBeChecked()
    await expect(main.getByRole("checkbox", { name: /^Céges számlát/ })).toBeChecked()
    await expect(main.getByLabel("Ország").first()).toHaveValue("at")
    await expect(main.getByLabel("Külföldi adószám")).toBeVisible()
  }
  await page.reload()
  await expectTyped()
  await page.goto("/hu/cart")
  await page.goBack()
  await expectTyped()

  // After submitting, the shop has it and the browser keeps no copy.
  await main.getByRole("checkbox", { name: /^Céges számlát/ }).uncheck()
  await main.getByRole("button", { name: LABELS.hu.toSummary }).click()
  await expect(page).toHaveURL("/hu/checkout/payment", { timeout: ORDER_TIMEOUT_MS })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("checkout_draft"))).toBeNull()
})

test("a message and a complaint survive a reload, until they are sent; the complaint's photos are shrunk", async ({
  page,
  expectedErrors,
}) => {
  // The file that is no photo is refused, and so is what is too large.
  expectedErrors.push(/status of 400/, /status of 413/)
  test.setTimeout(ORDER_TIMEOUT_MS * 2)
  const kept = (entry: string) => page.evaluate((name) => sessionStorage.getItem(name), entry)
  const main = page.getByRole("main")
  const message = main.getByLabel("Üzenet", { exact: true })
  await page.goto("/hu/contact")
  await message.fill("Hosszú kérdés,\nkét sorban.")
  await page.reload()
  await expect(message).toHaveValue("Hosszú kérdés,\nkét sorban.")
  await main.getByLabel("Név", { exact: true }).fill("Kovács Anna")
  await main.getByLabel("E-mail-cím", { exact: true }).fill("anna@example.com")
  // A form that the server does not take stays, and a message says why.
  const send = main.getByRole("button", { name: "Üzenet elküldése" })
  await page.route("**/contact.data", (route) => route.fulfill({ status: 413, body: "<!doctype html>" }))
  await send.click()
  await expect(page.getByText("Az elküldött adat túl nagy.")).toBeVisible()
  await expect(message).toHaveValue("Hosszú kérdés,\nkét sorban.")
  await page.unroute("**/contact.data")
  await send.click()
  await expect(main.getByRole("status")).toBeVisible()
  await expect(page.getByText("Az elküldött adat túl nagy.")).toHaveCount(0)
  await expect.poll(() => kept("contact_draft")).toBeNull()

  await page.goto(`/hu/panaszkezeles?${ORDER_PARAMETER.hu}=1042`)
  const description = main.getByLabel("Mi történt?", { exact: true })
  await description.fill("Csorba.")
  await page.reload()
  await expect(description).toHaveValue("Csorba.")

  await page.goto(`/hu/panaszkezeles?${ORDER_PARAMETER.hu}=1043`)
  const photos = main.getByLabel("Fényképek")
  const bytes = await sidewaysPhoto(page)
  await photos.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: bytes })
  const chosen = () => photos.evaluate((field: HTMLInputElement) => field.files?.[0]?.size ?? 0)
  await expect.poll(chosen, { timeout: ORDER_TIMEOUT_MS }).toBeLessThan(bytes.length)
  const upright = await photos.evaluate(async (field: HTMLInputElement) => {
    const { width, height } = await createImageBitmap(field.files?.[0] as File)
    return { width, height }
  })
  expect(upright).toEqual({ width: 1067, height: 1600 })
  // The link from another order began another complaint, and the scripts are running.
  await expect(description).toHaveValue("")
  // What is chosen later is added, and each can be taken away. What the browser cannot read is sent as it is: the server refuses it.
  await photos.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(500_000, "x") })
  const remove = main.getByRole("button", { name: /^\d\. kép eltávolítása$/ })
  await expect(remove).toHaveCount(2)
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await expect(photos).toBeFocused()
  expect(await photos.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1)
  await description.fill("Csorba.")
  await main.getByRole("button", { name: "Panasz elküldése" }).click()
  await expect(main.getByRole("alert")).toContainText("nem olvasható képként")
})

/** A JPEG of 2400 by 1600 pixels that its orientation (6) turns upright. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const pixels = { width: 2400, height: 1600 }
    const canvas = Object.assign(document.createElement("canvas"), pixels)
    const context = canvas.getContext("2d") as CanvasRenderingContext2D
    for (let x = 0; x < 2400; x += 5) {
      context.fillStyle = `hsl(${x} 80% 50%)`
      for (let y = x % 50; y < 1600; y += 10) context.fillRect(x, y, 5, 5)
    }
    return canvas.toDataURL("image/jpeg", 1).split(",")[1] ?? ""
  })
  const jpeg = Buffer.from(base64, "base64")
  const exif = Buffer.from(
    "4578696600004d4d002a000000080001011200030000000100060000 00000000".replace(/ /g, ""),
    "hex",
  )
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)])
}

test("a registration that does not reach the shop stays as it was typed", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/, /ERR_CONNECTION_RESET/)
  const main = page.getByRole("main")
  await page.goto("/hu/register")
  const typed = [
    ["Vezetéknév", "Kovácsné"],
    ["Keresztnév", "Zsófia"],
    ["E-mail-cím", "zsofia@example.com"],
    ["Jelszó", "hosszú jelszó helyett"],
  ] as const
  for (const [label, value] of typed) await main.getByLabel(label, { exact: true }).fill(value)
  const register = main.getByRole("button", { name: "Fiók létrehozása" })
  const data = "**/register.data"
  for (const [reason, refuse] of [
    ["Túl sok kérés", (route: Route) => route.fulfill({ status: 429, body: "<!doctype html>" })],
    ["Megszakadt a kapcsolat", (route: Route) => route.abort("connectionreset")],
  ] as const) {
    await page.route(data, refuse)
    await register.click()
    await expect(page.getByText(reason)).toBeVisible()
    for (const [label, value] of typed)
      await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
    await page.unroute(data)
  }
})
