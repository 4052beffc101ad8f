import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { findContent, readContent } from "./content.server.ts"

const NBSP = "\u00a0"

describe("a text", () => {
  it.each([
    ["an amount", "panaszkezeles", "hu", `200${NBSP}000${NBSP}Ft`],
    ["a telephone number", "gyik", "hu", `+36${NBSP}1${NBSP}012${NBSP}3456`],
    ["a house number", "impresszum", "hu", `Kézműves köz${NBSP}3.`],
    ["a section of a law", "suti-szabalyzat", "hu", `155.${NBSP}§`],
    ["a time", "contact", "en", `9${NBSP}am`],
    ["an account number", "impresszum", "hu", ">12345676-12345676-00000000</span>"],
    ["a word with a dash", "contact", "en", " e-\u2060mails"],
  ] as const)("ends no line within %s", (_, slug, locale, text) => {
    expect(findContent(slug, locale, shop)?.html).toContain(text)
  })
})

describe("a page of which there are several versions", () => {
  const texts = { hu: { title: "Cím", description: "", text: "Szöveg", fingerprint: "x" } }
  const written = { edition: 2, date: "2026-11-26", texts, earlier: [{ edition: 1, date: "2026-11-01" }] }
  const read = (slug: string) =>
    readContent(
      {
        shop: async () => shop,
        site: async () => ({ pages: { terms: written, faq: written } }) as never,
        tag: () => undefined,
      },
      slug,
      "hu",
    )

  it("names them if it has legal effect", async () => {
    expect(await read("altalanos-szerzodesi-feltetelek")).toMatchObject({
      version: "2",
      others: [{ edition: 1 }],
    })
  })

  it("does not if it only helps", async () => {
    const faq = await read("gyik")
    expect(faq).toMatchObject({ title: "Cím" })
    for (const key of ["version", "date", "others"]) expect(faq).not.toHaveProperty(key)
  })
})
