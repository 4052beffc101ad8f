import type { CatalogueMaker, CatalogueProduct } from "@porteka/commerce-sdk"
import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import type { Locale } from "#app/i18n/locales.ts"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { ProductDetails } from "./product-details.tsx"

const MAKER: CatalogueMaker = {
  name: "Radionica Zlakusa",
  address: "31205 Zlakusa 12., Szerbia",
  email: "radionica@zlakusa.example",
  place: "Zlakusa",
  region: "",
  eu_responsible: null,
}
const RESPONSIBLE = {
  name: "Kéz-Mű Import Kft.",
  address: "1095 Budapest, Soroksári út 1.",
  email: "eu@kezmu.example",
}

/** The page's product information. */
function draw(locale: Locale, maker: CatalogueMaker | null, food: Partial<CatalogueProduct> = {}): string {
  const product = { description: "", facts: [], warnings: [], maker, ...food } as unknown as CatalogueProduct
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <ProductDetails product={product} variant={null} measures={undefined} />
    </IntlProvider>,
  )
}

/** The same as text. */
const read = (...of: Parameters<typeof draw>): string =>
  draw(...of)
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u2060", "")
    .replace(/\s+/g, " ")

test("names who is responsible in the European Union for a maker outside of it", () => {
  const text = read("hu", { ...MAKER, eu_responsible: RESPONSIBLE })
  expect(text).toContain("Gyártó Radionica Zlakusa, 31205 Zlakusa 12., Szerbia, radionica@zlakusa.example")
  expect(text).toContain(
    "Felelős személy az EU-ban Kéz-Mű Import Kft., 1095 Budapest, Soroksári út 1., eu@kezmu.example",
  )
  expect(read("en", { ...MAKER, eu_responsible: RESPONSIBLE })).toContain(
    "Responsible person in the EU Kéz-Mű",
  )
})

test.each([null, MAKER])("says nothing of such a person where there is none", (maker) => {
  expect(read("hu", maker)).not.toContain("Felelős személy")
})

test.each([
  [
    "Összetevők: búzaliszt, méz",
    "Nettó tömeg 200 vagy 400 g",
    "Összetevők búzaliszt, méz Nettó tömeg 200 vagy 400 g",
  ],
  ["búzaliszt, méz", "200 g", "Összetevők búzaliszt, méz Nettó tömeg 200 g"],
])("says the label of „%s” once", (material, dimensions, expected) => {
  expect(read("hu", null, { is_food: true, material, dimensions })).toContain(expected)
})

test("emphasizes the allergens that the staff has marked among the ingredients", () => {
  const material = "Összetevők: **búza**liszt, cukor, **tojás**"
  const html = draw("hu", null, { is_food: true, material })
  expect(html).toContain("<strong>búza</strong>liszt, cukor, <strong>tojás</strong>")
  expect(html).not.toContain("*")
})
