import { describe, expect, it } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

const shopper = new Shopper()
const countOf = (html: string) => Number(/role="status"[^>]*>(\d+) termék/.exec(html)?.[1])

describe("a filtered list without JavaScript", () => {
  it("is a form that sets the query, and chips that remove filters", async () => {
    const all = await shopper.open("/hu/products")
    const form = (html: string) => html.includes('name="in_stock"')
    expect(form(all.text)).toBe(true)
    const narrowed = await shopper.open("/hu/products?colour=blue&sort=name")
    expect(narrowed.status).toBe(200)
    expect(countOf(narrowed.text)).toBeLessThan(countOf(all.text))
    expect(narrowed.text).toContain('href="/hu/products?sort=name"')
  })

  it("is not for search engines, which get the complete list", async () => {
    const narrowed = await shopper.open("/hu/products?colour=blue")
    expect(narrowed.text).toContain('<meta name="robots" content="noindex"/>')
    expect(narrowed.text).toMatch(/<link rel="canonical" href="[^"]*\/hu\/products"\/>/)
    const whole = await shopper.open("/hu/products?page=2")
    expect(whole.text).not.toContain('content="noindex"')
    expect(whole.text).toMatch(/<link rel="canonical" href="[^"]*\/hu\/products\?page=2"\/>/)
  })

  it("is not for search engines after its last page", async () => {
    const { text } = await shopper.open("/hu/products?page=9999")
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/hu\/products"\/>/)
  })

  it("offers links if nothing matches", async () => {
    const empty = await shopper.open("/hu/products?colour=blue&price_max=1")
    expect(empty.status).toBe(200)
    expect(empty.text).toContain("Nincs ilyen termékünk")
    expect(empty.text).toContain("Szűrők törlése")
  })

  it.each([
    ["markup", "products?colour=<script>alert(1)</script>"],
    ["prices and pages that are none", "products?price_min=-1&price_max=x&page=99999999999"],
    ["SQL as an order", "products?sort=%27%20OR%201=1--"],
    ["a facet of 10 000 letters", `products?material=${"a".repeat(10_000)}`],
    ["an unknown facet", "products?colour=no-such-colour"],
    ["a page too far", "products?page=9999"],
    ["a word of 10 000 letters", `search?q=${"b".repeat(10_000)}`],
    ["a thousand words", `search?q=${encodeURIComponent("ő ".repeat(1_000))}`],
    ["SQL as a word", "search?q=%27%3B%20drop%20table%20product%3B--"],
    ["markup as a word", "search?q=<script>alert(1)</script>"],
    ["bytes that are no text", "search?q=%00%ff%25"],
    ["signs of query languages", "search?q=%5C%27%22%2A%3A%26%7C%21"],
    ["SQL as a region", "category/keramia?region=%27%20union%20select%20null--&in_stock=x"],
  ])("is still a page for %s", async (_, path) => {
    const answer = await shopper.send(`/hu/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain("<script>alert")
  })

  it("says which words found nothing, with links to continue", async () => {
    const { text } = await shopper.send("/hu/search?q=qwertzuiop")
    expect(text).toContain("Nincs találat")
    expect(text).toContain('href="/hu/products"')
  })
})

describe("the home page", () => {
  it("leads into the categories and names only some of the makers", async () => {
    const { text } = await shopper.open("/hu")
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"))
    for (const handle of ["keramia", "textil", "fa"]) expect(main).toContain(`href="/hu/category/${handle}"`)
    expect(new Set(main.match(/href="\/hu\/keszitok\/[^"]+"/g)).size).toBeLessThanOrEqual(6)
    expect(main).toContain('href="/hu/keszitok"')
  })
})
