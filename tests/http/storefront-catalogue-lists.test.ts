import { describe, expect, it } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

const shopper = new Shopper()
const countOf = (html: string) => Number(/role="status"[^>]*>(\d+) termék/.exec(html)?.[1])

describe("a narrowed list without JavaScript", () => {
  it("is a form whose query narrows, and chips that lead back", async () => {
    const all = await shopper.open("/hu/products")
    const form = (html: string) => html.includes('name="in_stock"')
    expect(form(all.text)).toBe(true)
    const narrowed = await shopper.open("/hu/products?colour=blue&sort=name")
    expect(narrowed.status).toBe(200)
    expect(countOf(narrowed.text)).toBeLessThan(countOf(all.text))
    expect(narrowed.text).toContain('href="/hu/products?sort=name"')
  })

  it("is not for search engines, which are shown the whole list", async () => {
    const narrowed = await shopper.open("/hu/products?colour=blue")
    expect(narrowed.text).toContain('<meta name="robots" content="noindex"/>')
    expect(narrowed.text).toMatch(/<link rel="canonical" href="[^"]*\/hu\/products"\/>/)
    const whole = await shopper.open("/hu/products?page=2")
    expect(whole.text).not.toContain('content="noindex"')
    expect(whole.text).toMatch(/<link rel="canonical" href="[^"]*\/hu\/products\?page=2"\/>/)
  })

  it("offers a way on where nothing fits", async () => {
    const empty = await shopper.open("/hu/products?colour=blue&price_max=1")
    expect(empty.status).toBe(200)
    expect(empty.text).toContain("Nincs ilyen termékünk")
    expect(empty.text).toContain("Szűrők törlése")
  })

  it.each([
    "products?colour=<script>alert(1)</script>",
    "products?price_min=-1&price_max=x&page=99999999999",
    "products?sort=%27%20OR%201=1--",
    `products?material=${"a".repeat(10_000)}`,
    "products?colour=no-such-colour",
    "products?page=9999",
    `search?q=${"b".repeat(10_000)}`,
    `search?q=${"ő ".repeat(5_000)}`,
    "search?q=%27%3B%20drop%20table%20product%3B--",
    "search?q=<script>alert(1)</script>",
    "search?q=%00%ff%25",
    "search?q=%5C%27%22%2A%3A%26%7C%21",
    "category/keramia?region=%27%20union%20select%20null--&in_stock=x",
  ])("stays a page for %.60s", async (path) => {
    const answer = await shopper.send(`/hu/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain("<script>alert")
  })

  it("says for words that find nothing that they found nothing, with a way on", async () => {
    const { text } = await shopper.send("/hu/search?q=qwertzuiop")
    expect(text).toContain("Nincs találat")
    expect(text).toContain('href="/hu/products"')
  })
})
