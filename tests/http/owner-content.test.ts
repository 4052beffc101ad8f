import type { AdminContentEntry, AdminContentSummary, Order, SitePageVersion } from "@porteka/commerce-sdk"
import { CONTENT_PAGES } from "@porteka/shop"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { buy } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { uploadFile } from "../fixtures/uploads.ts"

/** Content that the owner writes in the admin is in the shop without a build, and nothing is lost. */

const ABOUT = "content_page_about"

let owner: Administrator
beforeAll(async () => {
  owner = await Administrator.signIn()
})

type Answer = { entry: AdminContentEntry }
const read = async (id: string) => (await owner.get<Answer>(`/content/${id}`)).entry
const pageText = async (path: string) => textOf((await new Shopper().open(path)).text)

/** Saves after the newest version, whatever it is. */
async function publish(id: string, values: Record<string, string>, when: string | null = "now") {
  const { version } = await read(id)
  return (await owner.post<Answer>(`/content/${id}`, { after: version, values, publish: when })).entry
}

async function refusal(path: string, body: unknown) {
  const response = await fetch(new URL(`/admin/content${path}`, stack.backendUrl), {
    method: "POST",
    headers: { ...owner.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Restores a page after the test, whatever its result. */
async function keptPage(id: string) {
  const before = await read(id)
  onTestFinished(async () => {
    await publish(id, before.values)
  })
  return before
}

describe("a page", () => {
  test("is published with the shop's data in it, a draft is not, and a restored version is shown again", async () => {
    const before = await keptPage(ABOUT)
    const sign = `Próba ${Date.now()}`
    const values = { ...before.values, "text.hu": `**${sign}** {{shop.contact.email}}` }
    await pageText("/hu/about")

    const draft = await publish(ABOUT, { ...values, "text.hu": "Csak vázlat." }, null)
    expect([draft.state, draft.has_draft]).toEqual(["published", true])
    const published = await publish(ABOUT, values)
    await expect.poll(() => pageText("/hu/about")).toContain(sign)
    const { text } = await new Shopper().open("/hu/about")
    expect(text).toContain(`<strong>${sign}</strong>`)
    expect(text).not.toContain("{{shop")
    expect(text).not.toContain("Csak vázlat.")

    const [newest] = published.versions
    expect(newest).toMatchObject({ number: published.version, shown: true })
    expect(newest?.saved_by).toBeTruthy()
    const { values: old } = await owner.get<{ values: Record<string, string> }>(
      `/content/${ABOUT}/versions/${before.version}`,
    )
    expect(old).toEqual(before.values)
    await publish(ABOUT, old)
    await expect.poll(() => pageText("/hu/about")).not.toContain(sign)
  })

  test("shows its version in a legal page, counted automatically", async () => {
    const id = "content_page_guarantee"
    const before = await keptPage(id)
    const { versions } = await publish(id, { ...before.values, "title.hu": "Szavatosság, új cím" })
    await expect.poll(() => pageText("/hu/szavatossag")).toContain("Szavatosság, új cím")
    expect(await pageText("/hu/szavatossag")).toMatch(new RegExp(`\\b${versions[0]?.edition}\\. változat`))
  })

  test("of law stays readable in every version, in both languages", async () => {
    const id = "content_page_privacy"
    const before = await keptPage(id)
    const sign = `Régi mondat ${Date.now()}`
    const values = { ...before.values, "text.hu": `${sign} {{shop.contact.email}}`, "text.en": `${sign} EN` }
    const old = (await publish(id, values)).versions[0]?.edition
    const next = (await publish(id, before.values)).versions[0]?.edition
    const [hu, en] = [`/hu/adatvedelmi-nyilatkozat`, `/en/privacy-policy`]
    await expect.poll(() => pageText(hu)).toContain(`${next}. változat`)
    const current = await new Shopper().open(hu)
    expect(textOf(current.text)).not.toContain(sign)
    expect(textOf(current.text)).toContain("Korábbi változatok")
    expect(current.text).toContain(`href="${hu}/valtozat/${old}"`)

    const earlier = await new Shopper().open(`${hu}/valtozat/${old}`)
    expect(textOf(earlier.text)).toContain(sign)
    expect(textOf(earlier.text)).toContain("nem ez a hatályos")
    expect(earlier.text).toContain(`href="${hu}"`)
    expect(earlier.text).not.toContain("{{shop")
    expect(earlier.text).toContain('content="noindex"')
    expect(await pageText(`${en}/version/${old}`)).toContain(`${sign} EN`)
    expect(await pageText(`${hu}/valtozat/${next}`)).toContain("most is hatályos")

    for (const none of ["0", "999999", "x"])
      expect((await new Shopper().open(`${hu}/valtozat/${none}`)).status).toBe(404)
    const moved = await new Shopper().send(`/en/adatvedelmi-nyilatkozat/valtozat/${old}`)
    expect([moved.status, moved.headers.location]).toEqual([301, `${en}/version/${old}`])
  })

  test("waits for its day", async () => {
    const before = await keptPage(ABOUT)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await publish(ABOUT, { ...before.values, "title.hu": "Holnapi cím" }, later)
    expect(planned.planned_at).toBe(later)
    expect(planned.live).not.toBe(planned.version)
    expect(await pageText("/hu/about")).not.toContain("Holnapi cím")
    const past = await refusal(`/${ABOUT}`, {
      after: planned.version,
      values: before.values,
      publish: "2020-01-01T00:00:00Z",
    })
    expect(past).toMatchObject({ status: 400, body: { message: expect.stringContaining("elmúlt") } })
  })

  test("informs the second of two editors, and keeps what the first has saved", async () => {
    const before = await keptPage(ABOUT)
    const body = { after: before.version, values: before.values, publish: null }
    const [one, two] = await Promise.all([refusal(`/${ABOUT}`, body), refusal(`/${ABOUT}`, body)])
    const statuses = [one.status, two.status].sort()
    expect(statuses).toEqual([200, 409])
    const second = one.status === 409 ? one : two
    expect(second.body).toMatchObject({ code: "content_changed" })
    expect(second.body.message).toContain("nincs elmentve")
    expect((await read(ABOUT)).version).toBe(before.version + 1)
  })

  test("with a script in it is refused with the field and the reason, and nothing is saved", async () => {
    const before = await read(ABOUT)
    const answer = await refusal(`/${ABOUT}`, {
      after: before.version,
      values: { ...before.values, "text.hu": "<script>alert(1)</script>", "title.en": "" },
      publish: "now",
    })
    expect(answer.status).toBe(400)
    expect(answer.body.problems).toMatchObject([{ path: "title.en" }, { path: "text.hu" }])
    expect((await read(ABOUT)).version).toBe(before.version)
  })
})

test("an announcement is above every page during its time, and can be unpublished", async () => {
  const sign = `Hirdetés ${Date.now()}`
  const values = { "text.hu": sign, "text.en": `${sign} in English`, "link.hu": "/hu/products" }
  await pageText("/hu")
  const { entry } = await owner.post<Answer>("/content", { kind: "announcement", values, publish: "now" })
  const takeOff = async () => {
    const { version, values: newest } = await read(entry.id)
    const body = { after: version, values: newest, publish: "now", shown: false }
    return (await owner.post<Answer>(`/content/${entry.id}`, body)).entry
  }
  onTestFinished(async () => {
    await takeOff()
  })
  await expect.poll(() => pageText("/hu")).toContain(sign)
  await expect.poll(() => pageText("/en/about")).toContain(`${sign} in English`)

  await publish(entry.id, { ...values, ends_at: "2026-01-01T00:00:00Z" })
  await expect.poll(() => pageText("/hu")).not.toContain(sign)
  await publish(entry.id, values)
  await expect.poll(() => pageText("/hu")).toContain(sign)
  expect((await takeOff()).state).toBe("hidden")
  await expect.poll(() => pageText("/hu")).not.toContain(sign)
})

test("a journal entry is in the list, on its page and in the sitemap once published, and gone when unpublished", async () => {
  const sign = `Próbaírás ${Date.now()}`
  const values = {
    "title.hu": sign,
    "title.en": `${sign} in English`,
    author: "Próba Panna",
    "excerpt.hu": "Bevezető.",
    "text.hu": "## Alcím\n\nSzöveg.",
  }
  const { entry } = await owner.post<Answer>("/content", { kind: "journal", values, publish: null })
  const slug = `probairas-${sign.split(" ")[1]}`
  const takeOff = async () => {
    const { version } = await read(entry.id)
    await owner.post(`/content/${entry.id}`, { after: version, values, publish: "now", shown: false })
  }
  onTestFinished(takeOff)
  const sitemap = async () => (await new Shopper().open("/sitemaps/pages.xml")).text
  expect((await new Shopper().open(`/hu/journal/${slug}`)).status).toBe(404)
  expect(await sitemap()).not.toContain(slug)

  await publish(entry.id, values)
  await expect.poll(() => pageText("/hu/journal")).toContain(sign)
  const page = await new Shopper().open(`/hu/journal/${slug}`)
  expect(page.text).toContain("<h2>Alcím</h2>")
  expect(textOf(page.text)).toContain("Próba Panna")
  expect(await pageText(`/en/journal/${slug}`)).toContain(`${sign} in English`)
  await expect.poll(sitemap).toContain(slug)

  await takeOff()
  await expect.poll(() => pageText("/hu/journal")).not.toContain(sign)
  expect((await new Shopper().open(`/hu/journal/${slug}`)).status).toBe(404)
})

test("an entry leads to its page, and links to pages that do not exist are named, not refused", async () => {
  const sign = `Hivatkozások ${Date.now()}`
  const [product, gone] = ["/hu/product/haban-kancso", `/hu/product/nincs-${Date.now()}`]
  const values = {
    "title.hu": sign,
    author: "Próba Panna",
    "excerpt.hu": "Bevezető.",
    "text.hu": `[a](${product}) [b](${gone}) [c](/hu/rolunk) [d](/hu/gyik) [e](https://example.com/x)`,
  }
  const { entry } = await owner.post<Answer>("/content", { kind: "journal", values, publish: null })
  expect(entry.page_url).toBeNull()
  expect(entry.missing_links).toEqual([
    { path: "text.hu", to: gone },
    { path: "text.hu", to: "/hu/rolunk" },
  ])
  const published = await publish(entry.id, values)
  onTestFinished(async () => {
    await owner.post(`/content/${entry.id}`, {
      after: published.version,
      values,
      publish: "now",
      shown: false,
    })
  })
  const path = new URL(published.page_url ?? "").pathname
  await expect.poll(() => pageText(path)).toContain(sign)
})

test("no start text links to a page that does not exist", async () => {
  const kinds = ["page", "home", "menu", "journal", "maker"]
  const lists = await Promise.all(
    kinds.map((kind) => owner.get<{ entries: AdminContentSummary[] }>(`/content?kind=${kind}`)),
  )
  const started = lists.flatMap(({ entries }) => entries).filter(({ saved_by }) => saved_by === null)
  expect(started.length).toBeGreaterThan(CONTENT_PAGES.length)
  for (const { id } of started) expect([id, (await read(id)).missing_links]).toEqual([id, []])
})

test("a file that is not a picture is refused with a sentence, a picture gets its sizes", async () => {
  const upload = async (content: Buffer | string) => {
    const { id } = await uploadFile(owner, "kep.png", content, "image/png")
    return owner.post<{ url: string }>("/content-pictures", { upload_id: id, name: "Kép" })
  }
  await expect(upload("no picture")).rejects.toThrow(/400.*nem olvasható képként/)
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  const { url } = await upload(Buffer.from(png, "base64"))
  const { pathname } = new URL(url, stack.shopUrl)
  expect(pathname).toMatch(/^\/pictures\/kep-[0-9a-f]{10}-1\.jpg$/)
  expect((await new Shopper().open(pathname)).status).toBe(200)
})

test("nobody without a login reads or writes content", async () => {
  for (const path of ["/admin/content?kind=page", `/admin/content/${ABOUT}`])
    expect((await fetch(new URL(path, stack.backendUrl))).status).toBe(401)
})

test.each([
  ["hu", "/hu/altalanos-szerzodesi-feltetelek/valtozat/"],
  ["en", "/en/terms-and-conditions/version/"],
] as const)("an order placed in %s keeps exactly the accepted terms", async (locale, path) => {
  const testProduct = await testProductOf("checkout", 0)
  await owner.setStock(testProduct.sku, 100)
  const shopper = new Shopper()
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const { person, confirmation } = await buy(shopper, locale, [testProduct], choice)
  const link = new RegExp(`${path}(\\d+)`)
  const edition = Number(link.exec(confirmation.text)?.[1])
  expect((await shopper.open(`${path}${edition}`)).status).toBe(200)

  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1)
  const [mail] = await mailsTo(person.email)
  expect(mail?.html).toContain(`${stack.shopUrl}${path}${edition}`)

  const { version } = (await (
    await fetch(new URL(`/content/pages/terms/versions/${edition}`, stack.backendUrl))
  ).json()) as { version: SitePageVersion }
  const { orders } = await owner.get<{ orders: Order[] }>(`/orders?q=${person.email}&fields=+metadata`)
  expect(orders[0]?.metadata?.terms).toMatchObject({
    version: String(edition),
    locale,
    fingerprint: version.texts[locale]?.fingerprint,
  })
  expect(version.texts[locale]?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
})
