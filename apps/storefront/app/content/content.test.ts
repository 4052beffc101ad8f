import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"

const WITHOUT_VERSION = ["about", "contact"]

const DOCUMENTS = join(import.meta.dirname, "..", "..", "..", "..", "packages", "documents", "texts")

const filesOf = (locale: string) =>
  [import.meta.dirname, DOCUMENTS].flatMap((folder) =>
    readdirSync(join(folder, locale)).map((file) => ({ file, path: join(folder, locale, file) })),
  )

const pages = (["hu", "en"] as const).flatMap((locale) =>
  filesOf(locale).map(({ file, path }) => {
    const text = readFileSync(path, "utf8")
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    return { name: `${locale}/${file.replace(/\.md$/, "")}`, locale, head, body }
  }),
)
const names = pages.map(({ name }) => name)

const page = (name: string) => {
  const found = pages.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found.body.replace(/\s+/g, " ")
}

const valueAt = (path: string) =>
  path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], { shop })

describe("the texts", () => {
  it("exist for every legal page in its language, and for about and contact", () => {
    const wanted = Object.values(LEGAL_PAGES).flatMap(({ hu, en }) => [`hu/${hu}`, `en/${en}`])
    for (const name of [...wanted, "hu/about", "en/about", "hu/contact", "en/contact"])
      expect(names).toContain(name)
  })

  it.each(pages)("$name has a head with title and description, version and day", ({ name, head }) => {
    expect(head).toMatch(/^title: ".+"$/m)
    expect(head).toMatch(/^description: ".{20,170}"$/m)
    expect(head).not.toContain("{{")
    if (WITHOUT_VERSION.includes(name.slice(3))) return
    expect(head).toMatch(/^version: "\d+"$/m)
    expect(head).toMatch(/^date: "\d{4}-\d{2}-\d{2}"$/m)
  })

  it.each(pages)("$name asks only for data the shop has", ({ body }) => {
    const placeholders = [...body.matchAll(/\{\{(.*?)\}\}/g)].map(([, path = ""]) => path)
    for (const path of placeholders) expect(["string", "number"], path).toContain(typeof valueAt(path))
  })

  it.each(pages)("$name leads only to pages of its language that exist", ({ locale, body }) => {
    for (const [, target = ""] of body.matchAll(/\]\((\/[^)]*)\)/g)) {
      expect(target).toMatch(new RegExp(`^/${locale}/`))
      expect(names).toContain(target.slice(1))
    }
  })

  it.each(pages)("$name does not name the closed dispute platform", ({ body }) => {
    expect(body).not.toContain("ec.europa.eu/consumers/odr")
  })

  it.each(pages.filter(({ locale }) => locale === "hu"))("$name is typeset as Hungarian", ({ body }) => {
    expect(body).not.toMatch(/[“"](?=\p{L})|a\(z\)/u)
  })
})

describe("what the law wants to be said", () => {
  it("stands in the terms: the button's words, correction of errors, how the contract is kept", () => {
    const hungarian = page("hu/altalanos-szerzodesi-feltetelek")
    expect(hungarian).toContain("„Fizetési kötelezettséggel járó megrendelés”")
    expect(hungarian).toContain("Az adatbeviteli hibákat a megrendelés elküldéséig bármikor kijavíthatja")
    expect(hungarian).toContain(
      "nem minősül írásba foglalt szerződésnek, azt nem iktatjuk, utólag nem hozzáférhető",
    )
    expect(hungarian).toContain("legkésőbb 48 órán belül")
    expect(page("en/terms-and-conditions")).toContain('"Order with obligation to pay"')
  })

  it("stands in the withdrawal information: period, online function, refund, model form", () => {
    const hungarian = page("hu/visszateritesi-szabalyzat")
    expect(hungarian).toContain("Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől.")
    expect(hungarian).toContain("Az elállási jogát Ön online is gyakorolhatja a következő címen:")
    expect(hungarian).toContain("Alulírott(ak) kijelenti(k)")
    expect(page("en/returns-policy")).toContain("I/We hereby give notice that I/We withdraw")
  })

  it.each(["hu/impresszum", "en/legal-notice"])("stands in %s", (name) => {
    const needed = ["legal.name", "legal.companyNumber", "legal.taxNumber", "contact.email", "contact.phone"]
    for (const path of [...needed, "hosting.name", "hosting.email"])
      expect(page(name)).toContain(`{{shop.${path}}}`)
  })
})
