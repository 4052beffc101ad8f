import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import type { Locale } from "#app/i18n/locales.ts"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { ProductPrice, type ProductPriceProps } from "./product-price.tsx"

/** The text for screen readers, in order; no-break spaces as normal ones. */
function read(locale: Locale, props: ProductPriceProps): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <ProductPrice {...props} />
    </IntlProvider>,
  )
  return html
    .replace(/<s\b[^>]*>/g, "~")
    .replace(/<\/s>/g, "~")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
}

const reduced: ProductPriceProps = {
  price: { amount: 900, reference_amount: 1200, percent: 25 },
  unitPrice: { amount: 1800, reference_amount: 2400, unit: "kg" },
  size: "large",
}

test("names the low of the 30 days before the reduction and the earlier unit price", () => {
  expect(read("hu", reduced)).toBe(
    "Jelenlegi ár: 900 Ft −25% A kedvezmény előtti 30 nap legalacsonyabb ára: ~1 200 Ft~ " +
      "Egységár: 1 800 Ft/kg A kedvezmény előtti egységár: ~2 400 Ft/kg~",
  )
  expect(read("en", reduced)).toBe(
    "Current price: HUF 900 −25% Lowest price in the 30 days before the reduction: ~HUF 1,200~ " +
      "Unit price: HUF 1,800/kg Unit price before the reduction: ~HUF 2,400/kg~",
  )
})

test("strikes nothing through where nothing is reduced", () => {
  const plain: ProductPriceProps = {
    price: { amount: 900, reference_amount: null, percent: null },
    unitPrice: { amount: 1800, reference_amount: null, unit: "kg" },
  }
  expect(read("hu", plain)).toBe("900 Ft Egységár: 1 800 Ft/kg")
  const pack: ProductPriceProps = {
    ...plain,
    unitPrice: { amount: 150, reference_amount: null, unit: "piece" },
  }
  expect(read("hu", pack)).toBe("900 Ft Egységár: 150 Ft/db")
  expect(read("en", pack)).toBe("HUF 900 Unit price: HUF 150/piece")
})
