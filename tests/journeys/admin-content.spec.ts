import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { expect, test } from "../fixtures/browser.ts"
import { stack } from "../fixtures/stack.ts"

const shopPage = (path: string) => fetch(`${stack.shopUrl}${path}`).then((answer) => answer.text())

test("an announcement with a script is refused; without, it is published, visible and unpublished again", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource.*status of 400/)
  test.setTimeout(240_000)
  const sign = `Hirdetés ${Date.now()}`
  await signInToAdmin(page)
  await openAdmin(page, "/content")
  await page.getByRole("link", { name: "Új felvétele" }).click(SHOWN)
  const text = page.getByLabel("Szöveg").first()
  await text.fill("<script>alert(1)</script>")
  await page.getByRole("button", { name: "Közzététel" }).click()
  await expect(page.getByText(/HTML-jelet .* nem lehet beleírni/).first()).toBeVisible(SHOWN)
  await text.fill(sign)
  await expect(page.getByText(/HTML-jelet .* nem lehet beleírni/)).toHaveCount(0)
  await page.getByRole("button", { name: "Közzététel" }).click()
  const takeOff = page.getByRole("button", { name: "Levétel a boltból" })
  await expect(takeOff).toBeVisible(SHOWN)
  await expect(page.getByText("Ez látszik most")).toBeVisible()
  const shown = () => shopPage("/hu")
  await expect.poll(shown, SHOWN).toContain(sign)
  await takeOff.click()
  await page.getByRole("button", { name: "Levétel", exact: true }).click()
  await expect.poll(shown, SHOWN).not.toContain(sign)
})

/** A new journal entry with everything but its text. */
async function startJournalEntry(page: Page, title: string): Promise<Locator> {
  await openAdmin(page, "/content#new/journal")
  const editor = page.getByRole("textbox", { name: "Szöveg (magyar)" })
  await expect(editor).toBeVisible(SHOWN)
  await page.getByLabel("Cím").first().fill(title)
  await page.getByLabel("Bevezető").first().fill("Bevezető.")
  await page.getByLabel("Szerző").fill("Próba Panna")
  return editor
}

test("a text is written with buttons, a link form and pasted words, and read in the shop", async ({
  page,
}) => {
  test.setTimeout(240_000)
  const sign = `Szerkesztve ${Date.now()}`
  await signInToAdmin(page)
  const editor = await startJournalEntry(page, sign)
  const tool = (name: string) => page.getByRole("toolbar").first().getByRole("button", { name, exact: true })

  // What is typed while the picture is uploaded stays, and nothing is published without the picture.
  const uploads = Promise.withResolvers<void>()
  await page.route("**/admin/content-pictures", async (route) => {
    await uploads.promise
    await route.continue()
  })
  const file = page.getByRole("button", { name: "Kép választása" })
  await file.setInputFiles("demo/pictures/originals/haban-kancso-1.jpg")
  const lead = page.getByLabel("Bevezető").first()
  await lead.fill("Közben írva.")
  const publish = page.getByRole("button", { name: "Közzététel" })
  await expect(publish).toBeDisabled()
  uploads.resolve()
  await expect(page.getByAltText("A választott kép")).toBeVisible(SHOWN)
  await expect(lead).toHaveValue("Közben írva.")
  await expect(publish).toBeEnabled()

  await editor.click()
  await page.keyboard.type("2026. január 1-jén nyitunk")
  await page.keyboard.press("Enter")
  await tool("Alcím").click()
  await expect(tool("Alcím")).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.type("Miért jó?")
  await page.keyboard.press("Enter")
  await tool("Felsorolás").click()
  await page.keyboard.type("első")
  await page.keyboard.press("Enter")
  await tool("Félkövér").click()
  await page.keyboard.type("második")
  await tool("Félkövér").click()
  await page.keyboard.type(" ")
  await tool("Hivatkozás").click()
  const address = page.getByLabel("Hova vezet")
  await expect(address).toBeFocused()
  await address.fill("javascript:alert(1)")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Ide nem vezethet hivatkozás/)).toBeVisible()
  await address.fill("/hu/collections")
  await page.getByLabel("Felirat").fill("a kollekciók")
  await page.getByRole("button", { name: "Rendben" }).click()

  // What Word and Google Docs put onto the clipboard is reduced to what a text may contain.
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await editor.evaluate((field) => {
    const data = new DataTransfer()
    data.setData(
      "text/html",
      '<h1 style="color:red">Nagy</h1><p class="MsoListParagraph"><span style="mso-list:Ignore">1.</span>egy</p>' +
        '<p>a <span style="font-weight:700;font-size:20pt">kövér</span><img src="https://example.com/x.png"></p>',
    )
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(editor.locator("h2", { hasText: "Nagy" })).toBeVisible()
  await expect(editor.locator("img")).toHaveCount(0)

  // A picture dropped onto the first words stands below them.
  const picture = (await readFile("demo/pictures/originals/haban-kancso-1.jpg")).toString("base64")
  await editor.evaluate((field, picture) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    data.items.add(new File([bytes], "kancsó.jpg", { type: "image/jpeg" }))
    const { left, top } = field.getBoundingClientRect()
    const place = { clientX: left + 40, clientY: top + 25 }
    field.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true, ...place }),
    )
  }, picture)
  await expect(editor.locator("img[src^='/pictures/']")).toBeVisible(SHOWN)
  await editor.locator("img[src^='/pictures/']").click()
  await page.getByLabel("A kép leírása annak, aki nem látja").fill("Habán kancsó")

  await publish.click()
  await expect(page.getByText("Ez látszik most")).toBeVisible(SHOWN)
  await page.getByRole("button", { name: "Szöveg jelekkel (Markdown)" }).first().click()
  const plain = page.locator("textarea[id='text.hu']")
  const pictureSign = /!\[Habán kancsó\]\(\/pictures\/[a-z0-9-]+\.jpg\)/
  const written = (await plain.inputValue()).replace(pictureSign, "KÉP")
  expect(written).toBe(
    [
      "2026\\. január 1-jén nyitunk",
      "KÉP",
      "## Miért jó?",
      "- első\n- **második** [a kollekciók](/hu/collections)",
      "## Nagy",
      "1. egy",
      "a **kövér**",
    ].join("\n\n"),
  )
  const seen = page.getByRole("link", { name: /Megnézés a boltban/ })
  const url = (await seen.getAttribute("href")) ?? ""
  await expect
    .poll(() => shopPage(new URL(url).pathname), SHOWN)
    .toContain('<a href="/hu/collections">a kollekciók</a>')

  await page.getByRole("button", { name: "Levétel a boltból" }).click()
  await page.getByRole("button", { name: "Levétel", exact: true }).click()
  await expect(page.getByText("Levéve", { exact: true })).toBeVisible(SHOWN)
})

test("the shop's data stay what they are while the text around them is edited; Tab leaves the field", async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signInToAdmin(page)
  await openAdmin(page, "/content#list/page")
  await page.getByRole("link", { name: "Szállítás és fizetés" }).click(SHOWN)
  const editor = page.getByRole("textbox", { name: "Szöveg (magyar)" })
  await expect(editor.locator("table .shop-data").first()).toBeVisible(SHOWN)
  await expect(editor.locator('.shop-data[title^="Futár: díj"]').first()).toHaveText(/\d/)
  const toMarkdown = page.getByRole("button", { name: "Szöveg jelekkel (Markdown)" }).first()
  await toMarkdown.click()
  const plain = page.locator("textarea[id='text.hu']")
  const before = await plain.inputValue()
  await page.getByRole("button", { name: "Szöveg jelek nélkül" }).click()

  await editor.click({ position: { x: 30, y: 20 } })
  await page.keyboard.press("Home")
  await page.keyboard.type("Most ")
  await page.getByRole("toolbar").first().getByRole("button", { name: "A bolt adata" }).click()
  await page.getByRole("menuitem", { name: "Telefonszám" }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(editor).not.toBeFocused()
  await toMarkdown.click()
  const written = `Most {{shop.contact.phone}}${before}`
  await expect(plain).toHaveValue(written)

  // Nothing was saved: the menu, another section and the browser's button ask first.
  const question = page.getByRole("alertdialog", { name: "Nincs elmentve" })
  const stay = question.getByRole("button", { name: "Maradok" })
  const overview = await page.getByRole("link", { name: "Áttekintés" }).elementHandle()
  await page.getByRole("link", { name: "Magazin" }).click()
  await expect(stay).toBeVisible()
  // The next way is taken before the answer is on the screen.
  await stay.evaluate(async (button: HTMLElement, link) => {
    button.click()
    for (let turn = 0; turn < 10; turn++) await null
    ;(link as HTMLElement).click()
  }, overview)
  await stay.click()
  await page.goBack()
  await stay.click()
  await expect(plain).toHaveValue(written)
  await page.getByRole("link", { name: "Magazin" }).click()
  await question.getByRole("button", { name: "Kilépés mentés nélkül" }).click()
  await expect(page.getByRole("link", { name: "Új felvétele" })).toBeVisible(SHOWN)
})

test("menu and home page begin with what the shop shows, and warn of what it would not show", async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signInToAdmin(page)
  await openAdmin(page, "/content#content_menu_menu")
  const information = page.getByRole("group", { name: "Lábléc: Információk" }).first()
  await expect(information.getByRole("textbox")).toHaveCount(12, SHOWN)
  await expect(information.getByRole("textbox").nth(1)).toHaveValue("/hu/rendeles-kovetes")
  await expect(page.getByRole("group", { name: "Lábléc: Vásárlás" }).first()).toContainText("a kategóriák")
  const sections = page.getByRole("navigation", { name: "Tartalom fajtái" })
  await expect(sections.getByRole("link", { name: "Menü és lábléc" })).toHaveAttribute("aria-current", "page")

  await openAdmin(page, "/content#content_home_home")
  await expect(page.getByLabel("Nagy cím a nyitóképen").first()).toHaveAttribute(
    "placeholder",
    "Kézből kézbe",
    SHOWN,
  )
  const order = page.getByRole("group", { name: "Szakaszok sorrendje" })
  await order.getByRole("button", { name: "Új sor" }).click()
  await order.getByRole("combobox").selectOption({ label: "Válogatás" })
  await expect(page.getByText(/A „Válogatás” nem látszik/)).toBeVisible()
})
