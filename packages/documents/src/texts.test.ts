import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { LEGAL_PAGES, LOCALES, RETENTION, shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { findWrongPlaceholder } from "./shop-text.ts"

/** No texts of a contract. */
const WITHOUT_VERSION = ["about", "contact", "gyik", "faq"]

const FOLDER = join(import.meta.dirname, "..", "texts")

const filesOf = (locale: string) =>
  readdirSync(join(FOLDER, locale)).map((file) => ({ file, path: join(FOLDER, locale, file) }))

const pages = LOCALES.flatMap((locale) =>
  filesOf(locale).map(({ file, path }) => {
    const text = readFileSync(path, "utf8")
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
    return { name: `${locale}/${file.replace(/\.md$/, "")}`, locale, head, body }
  }),
)
const names = pages.map(({ name }) => name)

/** Pages that are not texts of their own, but that texts link to. */
const ACCOUNT_PAGES = ["login", "register", "forgot-password", "account/profile"]
const targets = [...names, ...LOCALES.flatMap((locale) => ACCOUNT_PAGES.map((path) => `${locale}/${path}`))]

const page = (name: string) => {
  const found = pages.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found.body.replace(/\s+/g, " ")
}

describe("the texts", () => {
  it("exist for every legal page in its language, and for about and contact", () => {
    const wanted = Object.values(LEGAL_PAGES).flatMap((slugs) =>
      LOCALES.map((locale) => `${locale}/${slugs[locale]}`),
    )
    const shared = LOCALES.flatMap((locale) => [`${locale}/about`, `${locale}/contact`])
    for (const name of [...wanted, ...shared]) expect(names).toContain(name)
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
    expect(findWrongPlaceholder(body, shop)).toBeNull()
  })

  it.each(pages)("$name ends what it begins under a condition", ({ body }) => {
    const marks = [...body.matchAll(/\{\{(if|end)\b/g)].map(([, mark]) => mark)
    expect(marks.join(" ")).toMatch(/^(if end( |$))*$/)
  })

  it.each(pages)("$name leads only to pages of its language that exist", ({ locale, body }) => {
    for (const [, target = ""] of body.matchAll(/\]\((\/[^)]*)\)/g)) {
      expect(target).toMatch(new RegExp(`^/${locale}/`))
      expect(targets).toContain(target.slice(1))
    }
  })

  it.each(pages)("$name does not name the closed dispute platform", ({ body }) => {
    expect(body).not.toContain("ec.europa.eu/consumers/odr")
  })

  it.each(pages.filter(({ name }) => name.startsWith("hu/")))("$name is typeset as Hungarian", ({ body }) => {
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
    expect(page("en/terms-and-conditions")).toContain("“Order with obligation to pay”")
  })

  it("stands in the withdrawal information: period, online function, refund, model form", () => {
    const hungarian = page("hu/visszateritesi-szabalyzat")
    expect(hungarian).toContain("Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől.")
    expect(hungarian).toContain("Az elállási jogát Ön online is gyakorolhatja a következő címen:")
    expect(hungarian).toContain("Alulírott(ak) kijelenti(k)")
    expect(page("en/returns-policy")).toContain("I/We hereby give notice that I/We withdraw")
  })

  it.each(["hu/adatvedelmi-nyilatkozat", "en/privacy-policy"])(
    "stands in %s: every period after which data are deleted, as the jobs keep it",
    (name) => {
      for (const period of Object.keys(RETENTION))
        expect(page(name)).toContain(`{{shop.retention.${period}}}`)
    },
  )

  it.each(["hu/impresszum", "en/legal-notice"])("stands in %s", (name) => {
    const needed = ["legal.name", "legal.companyNumber", "legal.taxNumber", "contact.email", "contact.phone"]
    for (const path of [...needed, "hosting.name", "hosting.email"])
      expect(page(name)).toContain(`{{shop.${path}}}`)
  })
})
