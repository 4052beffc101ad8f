import type { AdminContentEntry, MissedSearch } from "@porteka/commerce-sdk"
import { describe, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { list, product } from "./catalogue-api.ts"

/** The search rules are tested word by word in apps/backend/src/modules/catalogue/search. */
describe("search over HTTP", () => {
  test.each([
    ["hu", "bögréket", "szasz-szives-bogre"],
    ["hu", "anyák napja", "kekfesto-levendulazsak"],
    ["en", "shot glass", "fekete-palinkaspohar"],
    ["en", "bögre", "szasz-szives-bogre"],
  ])("in %s %s finds %s among the first three, exactly", async (locale, q, handle) => {
    const { products, search } = await list({ q, locale, page_size: "3" })
    expect(products.map((card) => card.handle)).toContain(handle)
    expect(search).toMatchObject({ q, suggestion: null, filters: null })
    expect(search?.exact_count).toBeGreaterThan(0)
  })

  test("a mistyped word is corrected, and nothing counts as exact", async () => {
    const { count, search } = await list({ q: "gyetrya" })
    expect(count).toBeGreaterThan(0)
    expect(search).toMatchObject({ exact_count: 0, suggestion: "gyertya" })
  })

  test("products the shop does not have are not found", async () => {
    expect(await list({ q: "kulcstartó" })).toMatchObject({ count: 0, search: { exact_count: 0 } })
  })

  test("an unfinished word finds something only while it is being typed", async () => {
    expect((await list({ q: "desz" })).count).toBe(0)
    expect((await list({ q: "desz", typing: "true" })).search?.exact_count).toBeGreaterThan(0)
  })

  test("the answer names words without effect, words left out, and questions to the shop", async () => {
    const { count } = await list({})
    expect(await list({ q: "kézműves" })).toMatchObject({ count, search: { everything: true, left_out: [] } })
    const cups = await list({ q: "szép bögre 20 euró alatt" })
    expect(cups.count).toBeLessThan(count)
    expect(cups.search).toMatchObject({
      everything: false,
      left_out: ["szép"],
      foreign_price: "20 euró alatt",
    })
    expect(await list({ q: "ingyen szállítás" })).toMatchObject({ count: 0, search: { help: ["shipping"] } })
  })

  test.each([
    ["hu", "mosogatógépben mosható bögre"],
    ["en", "dishwasher-safe mug"],
  ])("in %s %s asks for what the product's care text says", async (locale, q) => {
    const { products, search } = await list({ q, locale, page_size: "60" })
    const exact = products.slice(0, search?.exact_count).map(({ handle }) => handle)
    expect(exact.toSorted()).toEqual(["korondi-madaras-bogre", "orsegi-tejescsupor", "szasz-szives-bogre"])
  })

  test("a list without a search contains no search data", async () => {
    expect((await list({})).search).toBeNull()
  })
})

describe("the results page", () => {
  const page = async (path: string) => await new Shopper().send(path)

  test("shows exact results apart from similar ones and the number of each", async () => {
    const { text } = await page(`/hu/search?q=${encodeURIComponent("gyertya")}`)
    expect(text).toMatch(/\d+ pontos találat, \d+ hasonló termék/)
    expect(text.indexOf(">Pontos találatok<")).toBeGreaterThan(0)
    expect(text.indexOf(">Hasonló termékek<")).toBeGreaterThan(text.indexOf(">Pontos találatok<"))
  })

  test("shows all results of the search panel for a word that it left unfinished", async () => {
    const { text } = await page("/hu/search?q=desz&typing=1")
    expect(text).toContain("Diófa vágódeszka")
  })

  test("suggests a correction, with a link that works without scripts", async () => {
    const { text } = await page("/hu/search?q=gyetrya")
    expect(text).toContain("Erre gondolt: ")
    expect(text).toMatch(/href="\/hu\/search\?q=gyertya"/)
  })

  test("turns price words into filters, which can be removed", async () => {
    const found = await page(`/hu/search?q=${encodeURIComponent("tál 8000 ft alatt")}`)
    expect(found.status).toBe(302)
    const address = String(found.headers.location)
    const { searchParams } = new URL(address, "http://shop")
    expect(Object.fromEntries(searchParams)).toEqual({ q: "tál", price_max: "8000" })
    const { text } = await page(address)
    expect(text).toContain('aria-label="Beállított szűrők"')
    // In the browser only one route's data are asked for.
    const data = await page("/hu/search.data?q=t%C3%A1l+8000+ft+alatt&_routes=routes%2Fcatalogue%2Fsearch")
    expect(data.text).toContain("price_max=8000")
    expect(data.text).not.toContain("_routes")
  })

  test("counts a price as narrowing, names it in the title and offers gift cards for a present", async () => {
    const found = await page(`/hu/search?q=${encodeURIComponent("ajándék 3000 ft alatt")}`)
    const { text } = await page(String(found.headers.location))
    expect(text).not.toContain("nem szűkíti a választékot")
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).toMatch(/Keresés: ajándék, legfeljebb 3.?000.Ft/)
    const answer = text.slice(text.indexOf("<main"), text.indexOf("</main>"))
    expect(answer).toContain('href="/hu/gift-card"')
    expect(answer).toContain("Ajándék 5000 forint alatt")
  })

  test.each([
    [
      "hu",
      "ingyen szállítás",
      "/hu/szallitasi-szabalyzat",
      "Szállítás és fizetés",
      "Ilyen termékünk most nincs",
    ],
    ["hu", "visszaküldés", "/hu/visszateritesi-szabalyzat", "Elállás és visszaküldés", "Nincs találat erre"],
    ["hu", "ajándékutalvány", "/hu/gift-card", "Ajándékutalvány a boltba", "Nincs találat erre"],
    ["en", "order tracking", "/en/track-order", "Track an order", "Nothing found for"],
    ["en", "gift wrap", "/en/cart", "Gift wrapping", "We do not sell this"],
  ])("in %s links %s to the page that answers it", async (locale, q, address, name, denial) => {
    const { text } = await page(`/${locale}/search?q=${encodeURIComponent(q)}`)
    const answer = text.slice(text.indexOf("<main"), text.indexOf("</main>"))
    expect(answer).toContain(`href="${address}"`)
    expect(answer).toContain(name)
    expect(answer).not.toContain(denial)
  })

  test("says which words it left out, and that a search narrows nothing", async () => {
    const { text: cups } = await page(`/hu/search?q=${encodeURIComponent("szép bögre")}`)
    expect(cups).toContain("Ezt nem vettük figyelembe a keresésben: szép")
    const { text: all } = await page(`/hu/search?q=${encodeURIComponent("kézműves")}`)
    expect(all).toContain("„kézműves”: ez a keresés nem szűkíti a választékot")
    const { text: dollars } = await page(`/en/search?q=${encodeURIComponent("mug under $20")}`)
    expect(dollars).toContain("Our prices are in forints, so we left this price out: under $20")
  })

  test("says that there is nothing, and shows what there is", async () => {
    const { text } = await page(`/en/search?q=slippers`)
    expect(text).toContain("Nothing found for “slippers”")
    expect(text).toContain("/en/category/keramia")
  })
})

describe.each([
  ["hu", "akciós", "újdonságok", "kézműves"],
  ["en", "sale", "new", "handmade"],
] as const)("in %s", (locale, bargain, news, everything) => {
  test("searches for bargains, new or all products work", async () => {
    const found = async (q: string) => await list({ q, locale, page_size: "60" })
    const sale = (await found(bargain)).products
    expect(sale.length).toBeGreaterThan(0)
    expect(sale[0]?.on_sale).toBe(true)
    expect((await found(news)).products[0]?.is_new).toBe(true)
    expect((await found(everything)).count).toBe((await list({ locale })).count)
  })
})

test("an article number finds its product first", async () => {
  const { products } = await list({ page_size: "3", sort: "name" })
  for (const { handle } of products) {
    const { sku } = (await product(handle)).variants[0] ?? {}
    expect((await list({ q: sku ?? "" })).products[0]?.handle).toBe(handle)
  }
})

describe("the owner's settings in the admin", () => {
  /** The test machine may be busy; an open shop needs less than two seconds. */
  const page = async (path: string) => (await new Shopper().open(path)).text

  /** Publishes values of an entry that exists once, and restores it after the test. */
  async function published(kind: "search" | "filters", values: Record<string, string>) {
    const admin = await Administrator.signIn()
    const path = `/content/content_${kind}_${kind}`
    const read = async () => (await admin.get<{ entry: AdminContentEntry }>(path)).entry
    const save = async (next: Record<string, string>) =>
      admin.post(path, { after: (await read()).version, values: next, publish: "now" })
    const before = (await read()).values
    onTestFinished(async () => {
      await save(before)
    })
    await save({ ...before, ...values })
    return { save, restore: () => save(before) }
  }

  const missed = async () =>
    (
      await (
        await Administrator.signIn()
      ).get<{ missed_searches: MissedSearch[] }>("/missed-searches?locale=hu&limit=100")
    ).missed_searches.map(({ query }) => query)

  test("synonyms find products, hidden words nothing, until they are removed", async () => {
    const letters = Date.now()
      .toString(36)
      .replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)] ?? "")
    const [hu, en, hidden] = [`qu${letters}`, `qw${letters}`, "kincsesláda"]
    await page(`/hu/search?q=${hu}`)
    const { save, restore } = await published("search", {
      "synonyms.hu": `bögre = ${hu}`,
      "synonyms.en": `mug = ${en}`,
      "hidden.hu": hidden,
    })
    await expect.poll(() => page(`/hu/search?q=${hu}`)).toContain("/hu/product/szasz-szives-bogre")
    await expect.poll(() => page(`/en/search?q=${en}`)).toContain("/en/product/szasz-szives-bogre")
    expect(await list({ q: hidden, locale: "hu" })).toMatchObject({ count: 0 })
    await page(`/hu/search?q=${hidden}`)
    expect(await missed(), "without accents").not.toContain("kincseslada")
    await restore()
    await expect.poll(() => page(`/hu/search?q=${hu}`)).not.toContain("/hu/product/szasz-szives-bogre")
    expect((await list({ q: hidden, locale: "hu" })).count).toBeGreaterThan(0)
    await expect(save({ "synonyms.hu": "bögre" })).rejects.toThrow(/400.*1\. sor: Legalább két/)
  })

  test("filters have the owner's names in both languages", async () => {
    const sign = `Próba ${Date.now()}`
    await page("/hu/products")
    const { save, restore } = await published("filters", {
      "names.hu": `Tájegység: Mátra = ${sign} hu`,
      "names.en": `Region: Mátra Hills = ${sign} en`,
      order: "Tájegység: Mátra",
    })
    await expect.poll(() => page("/hu/products")).toContain(`${sign} hu`)
    await expect.poll(() => page("/en/products")).toContain(`${sign} en`)
    const { facets } = await list({ locale: "hu" })
    expect(facets[0]).toMatchObject({ key: "region", values: { 0: { value: "matra" } } })
    await restore()
    await expect.poll(() => page("/hu/products")).not.toContain(sign)
    await expect(save({ order: "Méret" })).rejects.toThrow(/400.*„Méret” nevű szűrő nincs/)
  })
})
