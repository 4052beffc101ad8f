import type { NewShop } from "@porteka/shop"
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { DeliveryDesk } from "../fixtures/delivery-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { buy, fillCart } from "../fixtures/purchase.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, type TestProduct, testProductOf } from "../fixtures/test-products.ts"

/**
 * The owner's changes in the admin are visible everywhere at once, and the checkout charges what is
 * advertised.
 */

/** The test machine may be busy; an open shop needs less than two seconds. */
const SOON = { timeout: 20_000, interval: 50 }

const BANK_TRANSFER = "pp_manual"
const ACCOUNT = "11773016-11111018-00000000"

let administrator: Administrator
let desk: DeliveryDesk
let testProduct: TestProduct
let before: NewShop

beforeAll(async () => {
  administrator = await Administrator.signIn()
  desk = new DeliveryDesk(administrator)
  testProduct = await testProductOf("admin", 2)
  before = await shopNow()
})

afterAll(async () => {
  const { courier } = before.delivery
  await desk.setTerms("courier", courier.price, courier.freeFrom)
  await desk.setTerms("cash_on_delivery_fee", before.cashOnDeliveryFee, null)
  await save({
    lowStockBelow: before.lowStockBelow,
    "bank.accountNumber": before.bank.accountNumber,
    "slogan.hu": before.slogan.hu,
  })
  await administrator.setStock(testProduct.sku, testProduct.stock)
  await vi.waitFor(async () => expect(await shopNow()).toEqual(before), SOON)
})

const save = (values: Record<string, unknown>) => administrator.post("/shop-settings", { values })

const open = async (path: string) => (await new Shopper().open(path)).text
const read = async (path: string) => textOf(await open(path))

const hungarian = (amount: number) => `${amount.toString().replace(/\B(?=(\d{3})+$)/g, " ")} Ft`

test("a setting that does not exist is refused by its name, and nothing is saved", async () => {
  await expect(save({ "slogan.hu": "Másik", lowStockBelw: "3" })).rejects.toThrow(
    /400.*lowStockBelw: Ilyen beállítás nincs\./,
  )
  await expect(administrator.post("/shop-settings", { values: {}, value: {} })).rejects.toThrow(/400.*value/)
  expect((await shopNow()).slogan.hu).toBe(before.slogan.hu)
})

test("the admin asks where the shop is: payment links lead there, wherever it was built", async () => {
  expect(await administrator.get("/shop-settings")).toMatchObject({ public_url: stack.shopUrl })
})

test("two people who save different settings at the same time lose neither", async () => {
  const { values: saved } = await administrator.get<{ values: Record<string, string> }>("/shop-settings")
  const paths = ["slogan.hu", "slogan.en", "name", "lowStockBelow"]
  onTestFinished(async () => {
    await save(Object.fromEntries(paths.map((path) => [path, saved[path]])))
  })
  for (let round = 0; round < 5; round += 1) {
    const changed = {
      "slogan.hu": `Jelmondat ${round}`,
      "slogan.en": `Slogan ${round}`,
      name: `Bolt ${round}`,
    }
    const changes = { ...changed, lowStockBelow: String(round + 4) }
    await Promise.all(Object.entries(changes).map(([path, value]) => save({ [path]: value })))
    expect(await administrator.get("/shop-settings")).toMatchObject({ values: changes })
  }
})

describe("a delivery price and its limit", () => {
  test("are on every page and in every feed that mentions them, and are charged", async () => {
    const price = before.delivery.courier.price + 111
    const freeFrom = testProduct.price + 3_333
    const pages = ["/hu", `/hu/product/${testProduct.handle}`, "/hu/szallitasi-szabalyzat", "/hu/gyik", "/en"]
    for (const page of pages) await open(page)

    await desk.setTerms("courier", price, freeFrom)

    const said = hungarian(freeFrom)
    await expect.poll(() => read("/hu"), SOON).toContain(said)
    expect(await read("/en")).toContain(`HUF ${freeFrom.toLocaleString("en-US")}`)
    expect(await read(`/hu/product/${testProduct.handle}`)).toContain(said)
    for (const page of ["/hu/szallitasi-szabalyzat", "/hu/gyik"]) {
      const text = await read(page)
      expect(text).toContain(hungarian(price))
      expect(text).toContain(said)
    }
    expect(await open(`/hu/product/${testProduct.handle}`)).toContain(
      `"@type":"MonetaryAmount","value":${price}`,
    )
    expect(await open("/feeds/arukereso.xml")).toContain(`<delivery_cost>${price}</delivery_cost>`)
    expect(await open("/feeds/google.xml")).toContain(`<g:price>${price} HUF</g:price>`)

    const shopper = new Shopper()
    expect(textOf((await fillCart(shopper, "hu", [testProduct])).text)).toContain(
      `Még ${hungarian(freeFrom - testProduct.price)}`,
    )
    expect(textOf((await shopper.open("/hu/checkout")).text)).toContain(hungarian(price))
    expect(textOf((await fillCart(shopper, "hu", [testProduct], 2)).text)).toContain("A szállítás ingyenes.")
  })
})

test("the cash-on-delivery fee is that of its shipping option", async () => {
  const fee = before.cashOnDeliveryFee + 7
  await open("/hu/gyik")
  await desk.setTerms("cash_on_delivery_fee", fee, null)
  await expect.poll(() => read("/hu/gyik"), SOON).toContain(`Az utánvét díja ${hungarian(fee)}`)
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct])
  expect(textOf((await shopper.open("/hu/checkout")).text)).toContain(hungarian(fee))
})

describe("a way to pay that the owner has removed from the region", () => {
  const setProviders = async (ids: readonly string[]) => {
    const regionId = before.country.regionId
    await administrator.post(`/regions/${regionId}`, { payment_providers: ids })
  }
  const PROVIDERS = [BANK_TRANSFER, "pp_cash_on_delivery"]
  let all: string[]
  beforeAll(async () => {
    type Region = { region: { payment_providers: { id: string }[] } }
    const path = `/regions/${before.country.regionId}?fields=*payment_providers`
    all = (await administrator.get<Region>(path)).region.payment_providers.map(({ id }) => id)
  })
  afterAll(() => setProviders(all))

  test("is promised on no page", async () => {
    const pages = {
      "/hu": /Fizetés[^·]*bankkártya/,
      "/hu/gyik": /Bankkártyával/,
      "/hu/szallitasi-szabalyzat": /Bankkártyás fizetés/,
      "/hu/altalanos-szerzodesi-feltetelek": /Bankkártya\./,
      "/en/faq": /By card/,
      "/en/cookie-policy": /Paying by card/,
    }
    for (const [path, said] of Object.entries(pages)) expect(await read(path)).toMatch(said)
    await setProviders(PROVIDERS)
    for (const [path, said] of Object.entries(pages))
      await expect.poll(() => read(path), SOON).not.toMatch(said)
    const shopper = new Shopper()
    await fillCart(shopper, "hu", [testProduct])
    const checkout = textOf((await shopper.open("/hu/checkout")).text)
    expect(checkout).toContain("Fizetés: banki átutalás, utánvét")
    expect(checkout).not.toContain("Bankkártyás fizetés")

    await setProviders([BANK_TRANSFER])
    await expect.poll(() => read("/hu/gyik"), SOON).not.toMatch(/utánvét/i)
    expect(await read("/hu/altalanos-szerzodesi-feltetelek")).not.toMatch(/utánvét/i)
    expect(await read("/en/faq")).toContain("By bank transfer.")
  })
})

test("the slogan is in the footer, in the home page's title and in its description", async () => {
  const slogan = "Minden, ami az őrségi konyhába kell"
  await open("/hu")
  await save({ "slogan.hu": slogan })
  await expect.poll(() => open("/hu/cart"), SOON).toContain(slogan)
  await expect.poll(() => open("/hu"), SOON).toMatch(new RegExp(`<title>[^<]*${slogan}</title>`))
  expect(await open("/hu")).toContain(`content="${slogan}.`)
})

describe("ways of delivery that the owner has deleted", () => {
  const page = () => read(`/hu/product/${testProduct.handle}`)
  /** Marks delivery options as deleted, as the admin does; null restores them. */
  const deleteWays = async (codes: readonly string[], deletedAt: string | null) => {
    await sql(
      `update shipping_option set deleted_at = $2 where shipping_option_type_id in (
           select id from shipping_option_type where code = any($1))`,
      [codes, deletedAt],
    )
    await administrator.runJob("shop-changes")
  }

  afterAll(() => deleteWays(["courier", "locker", "pickup"], null))

  test("are promised to nobody, and never as free", async () => {
    const { courier, locker } = (await shopNow()).delivery
    expect(await page()).toContain(`Szállítás ${hungarian(Math.min(courier.price, locker.price))}-tól`)

    await deleteWays(["locker"], new Date().toISOString())
    await expect.poll(page, SOON).toContain(`Szállítás ${hungarian(courier.price)}-tól`)
    expect(await read("/hu/szallitasi-szabalyzat")).not.toMatch(/Csomagautomata \(/)

    await deleteWays(["courier"], new Date().toISOString())
    await expect.poll(page, SOON).toContain("Jelenleg csak személyesen vehető át")
    expect(await page()).not.toMatch(/Szállítás 0 Ft/)
    expect(await open(`/hu/product/${testProduct.handle}`)).not.toContain("OfferShippingDetails")
    expect(await read("/hu/gyik")).toMatch(/A személyes átvétel ingyenes\./)
    expect(await open("/feeds/arukereso.xml")).not.toContain("<delivery_cost>")
    expect(await open("/feeds/google.xml")).not.toContain("<g:shipping>")

    await deleteWays(["pickup"], new Date().toISOString())
    await expect.poll(page, SOON).toContain("Szállítás jelenleg nem választható")
  })
})

test("the bank account is in the legal texts, on the order, and in its e-mail", async () => {
  const [page, account] = ["/hu/impresszum", textOf(`<body>${ACCOUNT}`).trim()]
  expect(await read(page)).not.toContain(account)
  await save({ "bank.accountNumber": ACCOUNT })
  await expect.poll(() => read(page), SOON).toContain(account)
  await administrator.setStock(testProduct.sku, 50)
  const { person, confirmation } = await buy(new Shopper(), "hu", [testProduct], {
    delivery: "pickup",
    payment: "bank_transfer",
  })
  expect(textOf(confirmation.text)).toContain(ACCOUNT)
  await expect.poll(async () => (await mailsTo(person.email))[0]?.text ?? "", SOON).toContain(ACCOUNT)
  expect((await shopNow()).bank.iban.replaceAll(" ", "")).toContain(ACCOUNT.replaceAll("-", ""))
})

test("low stock follows the current limit, on cards and on product pages alike", async () => {
  await administrator.setStock(testProduct.sku, before.lowStockBelow + 2)
  const state = async () =>
    (await readProduct(testProduct.handle)).variants.find(({ sku }) => sku === testProduct.sku)
  await expect.poll(async () => (await state())?.stock_state, SOON).toBe("in_stock")
  await open(`/hu/product/${testProduct.handle}`)

  await save({ lowStockBelow: before.lowStockBelow + 3 })

  await expect.poll(async () => (await state())?.stock_state, SOON).toBe("low_stock")
  await expect
    .poll(() => read(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`), SOON)
    .toContain(`Utolsó ${before.lowStockBelow + 2} darab`)
})

test("a renamed shop shows its name, or the owner's logo, where the wordmark was", async () => {
  const heads = async () => (await open("/hu/gyik")).match(/<header[\s\S]*?<\/header>/)?.[0] ?? ""
  expect(await heads()).toContain("#wordmark")
  const [picture] = (await readProduct(testProduct.handle)).pictures
  const { alt: _alt, ...logo } = picture ?? { alt: "" }
  onTestFinished(async () => {
    await save({ name: before.name, "brand.logo": "" })
  })
  await save({ name: "Ilona Kerámia" })
  await expect.poll(heads, SOON).toContain(">Ilona Kerámia<")
  expect(await heads()).not.toContain("#wordmark")
  const [store] = (await administrator.get<{ stores: { id: string; name: string }[] }>("/stores")).stores
  expect(store?.name).toBe("Ilona Kerámia")
  await expect(administrator.post(`/stores/${store?.id}`, { name: "Más" })).rejects.toThrow(/400/)
  await save({ "brand.logo": JSON.stringify(logo) })
  await expect.poll(heads, SOON).toContain(`src="${picture?.base}`)
  expect(await heads()).toContain('alt="Ilona Kerámia"')
})

test("a sole trader who is exempt from VAT has no company number, and no VAT anywhere", async () => {
  const pages = ["/hu/impresszum", "/hu/contact", `/hu/product/${testProduct.handle}`]
  const { legal } = before
  onTestFinished(async () => {
    await save({
      "legal.companyNumber": legal.companyNumber,
      "legal.soleTraderNumber": "",
      "legal.taxNumber": legal.taxNumber,
    })
    await setVat(VAT_PERCENT)
  })
  await save({
    "legal.companyNumber": "",
    "legal.soleTraderNumber": "54321678",
    "legal.taxNumber": "12345676-1-33",
  })
  await setVat(0)
  await expect.poll(() => read(pages[2] ?? ""), SOON).toContain("alanyi adómentes")
  for (const page of pages) {
    const text = await read(page)
    expect(text).not.toMatch(/Cégjegyzékszám|Közösségi adószám|tartalmazza az áfát/)
  }
  expect(await read("/hu/impresszum")).toContain("Egyéni vállalkozó nyilvántartási száma: 54321678")
  await administrator.setStock(testProduct.sku, 50)
  const { confirmation } = await buy(new Shopper(), "hu", [testProduct], {
    delivery: "pickup",
    payment: "bank_transfer",
  })
  expect(textOf(confirmation.text)).not.toMatch(/\bebből .*áfa/)
})

const VAT_PERCENT = 27

/** The default rate of the country, as the owner sets it in the admin. */
async function setVat(rate: number) {
  type Regions = { tax_regions: { tax_rates: { id: string; is_default: boolean }[] }[] }
  const { tax_regions: regions } = await administrator.get<Regions>("/tax-regions?country_code=hu")
  const standard = regions[0]?.tax_rates.find(({ is_default: isDefault }) => isDefault)
  await administrator.post(`/tax-rates/${standard?.id}`, { rate })
}

test("the overview names what is left before opening: invented data, and cards for tests", async () => {
  type Opening = { checks: { code: string; is_done: boolean }[] }
  const { checks } = await administrator.get<Opening>("/opening")
  const left = checks.flatMap(({ code, is_done: isDone }) => (isDone ? [] : [code]))
  expect(left).toEqual(expect.arrayContaining(["company", "bank", "cards", "mails", "pages"]))
  expect(left).not.toContain("products")
})

test("an invalid value is refused with its reason, and nothing is saved", async () => {
  const refused = save({ "bank.transferDueDays": 0, "bank.accountNumber": "1", name: "Más név" })
  await expect(refused).rejects.toThrow(/400.*Egész szám lehet 1 és 60 között/)
  await expect(refused).rejects.toThrow(/Számlaszám/)
  expect((await shopNow()).name).toBe(before.name)
})
