import { LOCALES } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"

/** Answers are in the language of the admin's profile, which Medusa stores as a cookie. */

let owner: Administrator
beforeAll(async () => {
  owner = await Administrator.signIn()
})

async function ask(language: string, path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(new URL(`/admin${path}`, stack.backendUrl), {
    ...init,
    headers: { ...owner.headers, ...init.headers, cookie: `lng=${language}` },
  })
  return response.text()
}

const post = (path: string, body: unknown) => (language: string) =>
  ask(language, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

const menu = { kind: "announcement", publish: "now", values: { "text.hu": "Új", "link.hu": "hova" } }
const product = { title: "Próba", status: "published", options: [{ title: "Méret", values: ["kicsi"] }] }

describe("a refusal is in the caller's language", () => {
  test.each<[string, (language: string) => Promise<string>, string, string]>([
    [
      "of content",
      post("/content", menu),
      "egy oldala lehet",
      "An address (https://…) or a page of the shop",
    ],
    [
      "of settings",
      post("/shop-settings", { values: { name: "" } }),
      "Nem lehet üres.",
      "This cannot be empty.",
    ],
    [
      "of a table",
      post("/product-table", { content: "a;b\n1;2" }),
      "Az első sorban",
      "The first row does not hold",
    ],
    [
      "of a table's row",
      post("/product-table", { content: "SKU;Gross price (Ft)\nXY-1;sok" }),
      "egész szám",
      "a whole",
    ],
    ["of a statement", post("/bank-statement", { content: "<a/>" }), "nem CAMT.053", "no CAMT.053 statement"],
    ["of an empty file", post("/bank-statement", { content: "" }), "A fájl üres.", "The file is empty."],
    [
      "to publish a product",
      post("/products", product),
      "A termék így nem",
      "The product cannot be published",
    ],
  ])("%s", async (_, asked, hungarian, english) => {
    expect(await asked("hu")).toContain(hungarian)
    expect(await asked("en")).toContain(english)
    expect(await asked("de")).toContain(hungarian)
  })
})

test("the product table has its header in the language of the download, and is read in any", async () => {
  const [hungarian, english] = await Promise.all(LOCALES.map((locale) => ask(locale, "/product-table")))
  expect(hungarian).toContain('"Cikkszám";')
  expect(english).toContain(';"SKU";')
  expect(english).toContain(';"published";')
  for (const content of [hungarian, english]) {
    const preview = JSON.parse(await post("/product-table", { content })("en")) as {
      problems: unknown[]
      products: unknown[]
    }
    expect([preview.problems, preview.products]).toEqual([[], []])
  }
})
