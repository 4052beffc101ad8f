import type { CatalogueCard as Card } from "@porteka/commerce-sdk"
import { renderToString } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import { KeepMarkupProvider } from "#app/i18n/kept-markup.tsx"
import { LOCALES, type Locale } from "#app/i18n/locales.ts"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { keepMarkup } from "#app/server/page-parts/kept-markup.server.ts"
import { CardActionProvider } from "./card-actions.ts"
import { CardItem } from "./card-item.tsx"
import type { CatalogueCardProps } from "./catalogue-card.tsx"

const mug: Card = {
  id: "prod_mug",
  handle: "mug",
  title: "Bögre & tál",
  subtitle: null,
  maker: "Fenyves Kerámia",
  pictures: [{ base: "/p/mug", widths: [320, 640], width: 640, height: 800, tone: "#aabbcc", alt: "Bögre" }],
  price: { amount: 4990, reference_amount: null, percent: null },
  unit_price: null,
  on_sale: false,
  price_varies: true,
  stock_state: "in_stock",
  is_new: true,
  label: null,
  variant_count: 2,
  rating: { average: 4.5, count: 3 },
  looks: [],
  only_variant_id: null,
}

const item = (locale: Locale, props: CatalogueCardProps, keep = true) =>
  renderToString(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <KeepMarkupProvider value={keep ? keepMarkup : undefined}>
        <CardActionProvider value={({ title }) => <button type="button">{title}</button>}>
          <CardItem {...props} />
        </CardActionProvider>
      </KeepMarkupProvider>
    </IntlProvider>,
  )

test("a kept card has the HTML of a rendered one in each language and kind of list, also when its product changes and changes back", () => {
  const soldOut: Card = { ...mug, stock_state: "out_of_stock", only_variant_id: "variant_1" }
  const dearer: Card = { ...mug, price: { amount: 5990, reference_amount: null, percent: null } }
  for (const card of [mug, mug, soldOut, dearer, mug]) {
    for (const locale of LOCALES) {
      for (const list of [{}, { level: "h2" }, { level: "h2", eager: true }, { priority: true }] as const) {
        const props = { ...list, card }
        const rendered = item(locale, props, false)
        expect(rendered).toContain(`${card.pictures[0]?.base}-640.jpg`)
        expect(item(locale, props)).toBe(rendered)
      }
    }
  }
})
