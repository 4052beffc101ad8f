import type { AdminContentEntry } from "@porteka/commerce-sdk"
import { legalPath } from "@porteka/shop"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"

/** Home page, menus and redirects from the owner's settings in the admin. */

let owner: Administrator
beforeAll(async () => {
  owner = await Administrator.signIn()
})

type Answer = { entry: AdminContentEntry }

async function publish(id: string, values: Record<string, string>) {
  const { version } = (await owner.get<Answer>(`/content/${id}`)).entry
  await owner.post(`/content/${id}`, { after: version, values, publish: "now" })
}

/** Publishes these values; the entry is restored after the test. */
async function publishForNow(id: string, values: Record<string, string>) {
  const before = (await owner.get<Answer>(`/content/${id}`)).entry
  onTestFinished(() => publish(id, before.values))
  await publish(id, values)
}

async function problemsOf(id: string, values: Record<string, string>): Promise<string> {
  const { version } = (await owner.get<Answer>(`/content/${id}`)).entry
  const response = await fetch(new URL(`/admin/content/${id}`, stack.backendUrl), {
    method: "POST",
    headers: { ...owner.headers, "content-type": "application/json" },
    body: JSON.stringify({ after: version, values, publish: "now" }),
  })
  expect(response.status).toBe(400)
  return response.text()
}

const page = async (path: string) => (await new Shopper().open(path)).text
/** The positions of these texts on a page, in order. */
const order = (html: string, words: string[]) => words.map((word) => textOf(html).indexOf(word))

test("the home page has the owner's texts, sections and products, each language its own", async () => {
  const sign = `Próba ${Date.now()}`
  await publishForNow("content_home_home", {
    "hero_title.hu": sign,
    "hero_button.hu": "A vázákhoz",
    "hero_link.hu": "/hu/products?q=váza",
    "picked_title.hu": `${sign}: válogatás`,
    sections: "Magazin\nVálogatás\nKészítők",
    picked: "haban-kancso, nincs-ilyen-termek",
  })
  await expect.poll(async () => textOf(await page("/hu"))).toContain(sign)
  const home = await page("/hu")
  expect(home).toMatch(/href="\/hu\/products\?q=v[^"]*"[^>]*>A vázákhoz/)
  const places = order(home, ["A magazinból", `${sign}: válogatás`, "Akik készítik"])
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(textOf(home)).not.toContain("Minden kollekció")
  expect(home).toContain('href="/hu/product/haban-kancso"')
  // Texts without an English version are the shop's defaults.
  const english = textOf(await page("/en"))
  expect(english).toContain("From hand to hand")
  expect(english).not.toContain("A vázákhoz")
})

test("header, phone menu and footer have the owner's links; links required by law stay", async () => {
  await publishForNow("content_menu_menu", {
    "header.hu": "Ajándékok | /hu/products?q=ajándék\nBlog | https://blog.example.hu/",
    "shopping.hu": "Vásároljon nálunk | /hu/products",
    "information.hu": "Hogyan rendeljek? | /hu/gyik",
    "shop.hu": "A műhely | /hu/about",
  })
  await expect.poll(() => page("/hu/about")).toContain("Vásároljon nálunk")
  const html = await page("/hu/about")
  expect(html).toContain('href="https://blog.example.hu/"')
  expect(html).not.toContain('href="/hu/journal"')
  const words = textOf(html)
  for (const own of ["Ajándékok", "Hogyan rendeljek?", "A műhely"]) expect(words).toContain(own)
  for (const lasting of ["Elállás a szerződéstől", "Impresszum", "Adatkezelési tájékoztató"])
    expect(words).toContain(lasting)
  for (const required of ["returns", "guarantee", "complaints"] as const)
    expect(html).toContain(`href="${legalPath(required, "hu")}"`)
  expect(textOf(await page("/en/about"))).toContain("Journal")
})

test("an old URL redirects to the new one if there is no page, and only then", async () => {
  const old = `/termek/kancso-${Date.now()}.html`
  const gone = `/hu/product/regi-kancso-${Date.now()}`
  const answers = async (path: string) => {
    const { status, headers } = await new Shopper().send(path)
    return [status, headers.location]
  }
  expect(await answers(old)).toEqual([404, undefined])
  expect(await answers(gone)).toEqual([404, undefined])
  await publishForNow("content_redirects_redirects", {
    lines: `${old}; /hu/product/haban-kancso\n${gone}; /hu/products; 302\n/hu/about; /hu`,
  })
  await expect.poll(() => answers(old)).toEqual([301, "/hu/product/haban-kancso"])
  expect(await answers(`${old}?utm_source=mail`)).toEqual([301, "/hu/product/haban-kancso?utm_source=mail"])
  await expect.poll(() => answers(gone)).toEqual([302, "/hu/products"])
  expect(await answers("/hu/about")).toEqual([200, undefined])
})

test("invalid values are refused with the line and the reason", async () => {
  expect(await problemsOf("content_home_home", { sections: "Hírek" })).toContain("nincs a szakaszok között")
  expect(await problemsOf("content_menu_menu", { "header.hu": "A | javascript:alert(1)" })).toContain(
    "1. sor",
  )
  expect(await problemsOf("content_redirects_redirects", { lines: "/a; /b\n/b; /c" })).toContain(
    "maga is átirányítás",
  )
})
