import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { describe, expect, it } from "vitest"
import { LOCALES } from "#app/i18n/locales.ts"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { PhoneMenu } from "./phone-menu.tsx"

const MENU = [
  { name: "Kerámia", handle: "keramia", children: [{ name: "Bögrék", handle: "bogrek" }] },
  { name: "Méz", handle: "mez", children: [] },
]

describe.each(LOCALES)("the phone menu in %s", (locale) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <PhoneMenu menu={MENU} links={null} />
    </IntlProvider>,
  )
  const linksOf = (part: string) => [...part.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)
  const [folded = ""] = /<details.*?<\/details>/s.exec(html) ?? []

  it("folds the subcategories below their category, which leads to all of it, too", () => {
    expect(folded).not.toMatch(/<details[^>]* open/)
    expect(folded).toMatch(/<summary[^>]*>Kerámia/)
    expect(linksOf(folded)).toEqual([`/${locale}/category/keramia`, `/${locale}/category/bogrek`])
  })

  it("links to a category without any, and names each page once", () => {
    expect(html.match(/<details/g)).toHaveLength(1)
    const all = linksOf(html)
    expect(all).toContain(`/${locale}/category/mez`)
    expect(new Set(all).size).toBe(all.length)
  })
})
