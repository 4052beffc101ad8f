import { createContext, type ReactNode, useContext } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { messagesFor } from "./messages.ts"
import { type ShopFront, ShopFrontProvider, useShopFront } from "./shop-front.ts"

/** The HTML of `content`, rendered again only if `of` is another text than at the last time with this key. */
export type KeepMarkup = (key: string, of: string, content: ReactNode) => string

const KeepMarkupContext = createContext<KeepMarkup | undefined>(undefined)

/** The server's entry gives the function, because React's server renderer must not be in the browser's bundle. */
export const KeepMarkupProvider = KeepMarkupContext.Provider

/**
 * The HTML of something that many pages contain, kept from the page before.
 * @param of what it is made of besides the language and the shop's data: all of it, as data
 * @returns undefined in the browser, and in development, where code changes
 */
export function useKeptMarkup(key: string, of: unknown, draw: () => ReactNode): string | undefined {
  const keep = useContext(KeepMarkupContext)
  const locale = useLocale()
  const shop = useShopFront()
  if (!keep) return undefined
  const content = (
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <ShopFrontProvider value={shop}>{draw()}</ShopFrontProvider>
    </IntlProvider>
  )
  return keep(`${locale} ${key}`, textOf(shop) + JSON.stringify(of), content)
}

const texts = new WeakMap<ShopFront, string>()

/** Written once for each page, which may have many kept parts. */
function textOf(shop: ShopFront): string {
  let text = texts.get(shop)
  if (text === undefined) {
    text = JSON.stringify(shop)
    texts.set(shop, text)
  }
  return text
}
