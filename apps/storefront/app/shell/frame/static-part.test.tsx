import { shop } from "@porteka/shop"
import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider, useTranslations } from "use-intl"
import { expect, test, vi } from "vitest"
import type { Locale } from "#app/i18n/locales.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import "#app/i18n/messages.server.ts"
import { KeepMarkupProvider } from "#app/i18n/kept-markup.tsx"
import { NO_MEASURING, ShopFrontProvider, toShopFront, useShopFront } from "#app/i18n/shop-front.ts"
import { keepMarkup } from "#app/server/page-parts/kept-markup.server.ts"
import { StaticPart } from "./static-part.tsx"

const rendered = vi.fn()

function Greeting({ name }: { name: string }) {
  rendered(name)
  const t = useTranslations("shell")
  return <p>{`${t("cart")} ${name} ${useShopFront().name}`}</p>
}

const page = (locale: Locale, name: string, shopName: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <KeepMarkupProvider value={keepMarkup}>
        <ShopFrontProvider value={{ ...toShopFront(shop, locale, NO_MEASURING), name: shopName }}>
          <StaticPart id="greeting" of={[name]} draw={() => <Greeting name={name} />} />
        </ShopFrontProvider>
      </KeepMarkupProvider>
    </IntlProvider>,
  )

test("a part is rendered once for each language, and again when what it is made of changes", () => {
  const hungarian = '<div id="greeting"><p>Kosár Anna Bolt</p></div>'
  expect(page("hu", "Anna", "Bolt")).toBe(hungarian)
  expect(page("en", "Anna", "Bolt")).toBe('<div id="greeting"><p>Cart Anna Bolt</p></div>')
  expect(page("hu", "Anna", "Bolt")).toBe(hungarian)
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(page("hu", "Béla", "Bolt")).toContain("Kosár Béla Bolt")
  expect(page("hu", "Béla", "Áruház")).toContain("Kosár Béla Áruház")
  expect(page("hu", "Anna", "Bolt")).toBe(hungarian)
})
