import { expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { readHead, textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"

test("the staff can choose among the makers of products, each once, in Hungarian order", async () => {
  const admin = await Administrator.signIn()
  const { makers } = await admin.get<{ makers: { id: string; name: string; email: string }[] }>("/makers")
  expect(makers).toContainEqual(expect.objectContaining({ id: "ujhazi", name: "Újházi Habán Kerámia" }))
  expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length)
  const names = makers.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator("hu").compare))
})

test("nobody else can", async () => {
  expect((await fetch(`${stack.backendUrl}/admin/makers`)).status).toBe(401)
})

const open = async (path: string) => (await new Shopper().open(path)).text

test("the home page and a product link to a maker's page, which shows its story and its products", async () => {
  // The first six; all others are one link away.
  const home = await open("/hu")
  expect(home).toMatch(/href="\/hu\/keszitok\/fenyves"[^>]*>.*?Fenyves Kerámia.*?Korond/)
  expect(new Set(home.match(/href="\/hu\/keszitok\/\w+"/g)).size).toBe(6)
  expect(home).toContain('href="/hu/keszitok"')
  expect(await open("/en/product/haban-kancso")).toContain('href="/en/makers/ujhazi"')

  const list = await open("/hu/keszitok")
  expect(readHead(list).alternates).toMatchObject({
    en: expect.stringMatching(/\/en\/makers$/),
    hu: expect.stringMatching(/\/hu\/keszitok$/),
  })
  expect(list).toContain('href="/hu/keszitok/fenyves"')
  expect(list).toContain('"@type":"ItemList"')

  const page = await open("/hu/keszitok/ujhazi")
  expect(textOf(page)).toContain("antimonsárgával")
  expect(page).toContain('href="/hu/product/haban-kancso"')
  expect(page).toContain('"GeoCoordinates"')
  expect(readHead(page).alternates.en).toMatch(/\/en\/makers\/ujhazi$/)
  expect(textOf(await open("/en/makers/ujhazi"))).toContain("antimony yellow")
  expect(await open("/sitemaps/pages.xml")).toContain("/en/makers/ujhazi")
})

test("a makers' URL belongs to one language, and an unknown maker is not found", async () => {
  const moved = await new Shopper().send("/en/keszitok/ujhazi")
  expect([moved.status, moved.headers.location]).toEqual([301, "/en/makers/ujhazi"])
  expect((await new Shopper().open("/hu/keszitok/senki")).status).toBe(404)
})

test("the owner adds a maker, who is on the list and the map until unpublished", async () => {
  const admin = await Administrator.signIn()
  const name = `Próba Műhely ${Date.now()}`
  const values = {
    name,
    place: "Szolnok",
    since: "1990",
    "trade.hu": "kosárfonó",
    "trade.en": "basket weaver",
    "excerpt.hu": "Bevezető.",
    "text.hu": "## A fűz\n\nSzöveg.",
  }
  type Answer = { entry: { id: string; version: number } }
  const add = (change: object) =>
    admin.post<Answer>("/content", { kind: "maker", values: { ...values, ...change }, publish: "now" })
  await expect(add({ location: "Párizs" })).rejects.toThrow(/400.*Szélesség és hosszúság/)
  await expect(add({ since: "2999" })).rejects.toThrow(/400.*Évszám/)

  const { entry } = await add({})
  const takeOff = async () => {
    const { version } = (await admin.get<Answer>(`/content/${entry.id}`)).entry
    await admin.post(`/content/${entry.id}`, { after: version, values, publish: "now", shown: false })
  }
  onTestFinished(takeOff)
  const path = `/keszitok/${name.toLowerCase().replace("próba műhely ", "proba-muhely-")}`
  await expect.poll(() => open("/hu/keszitok")).toContain(name)
  const page = await open(`/hu${path}`)
  expect(page).toContain("<h2>A fűz</h2>")
  // The town is known, so it needs no coordinates.
  expect(page).toContain('"GeoCoordinates"')
  expect(textOf(await open("/en/makers"))).toContain("basket weaver, Szolnok")

  await takeOff()
  await expect.poll(() => open("/hu/keszitok")).not.toContain(name)
  expect((await new Shopper().open(`/hu${path}`)).status).toBe(404)
})
