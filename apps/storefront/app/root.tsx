import { shop as newShop, type ShopPicture } from "@porteka/shop"
import type { ReactNode } from "react"
import {
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_useScrollRestoration,
  useLocation,
  useOutlet,
  useRouteLoaderData,
} from "react-router"
import { IntlProvider } from "use-intl"
import { DEFAULT_LOCALE, isLocale, type Locale, splitLocale } from "#app/i18n/locales.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { NO_MEASURING, type ShopFront, ShopFrontProvider, toShopFront } from "#app/i18n/shop-front.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { ColorModeScript } from "#app/shell/color-mode/color-mode-script.tsx"
import { EventReplayScript } from "#app/shell/event-replay/event-replay-script.tsx"
import { toMenu, toMenuFeature } from "#app/shell/frame/menu.ts"
import { ThrownPage } from "#app/shell/page/error-page.tsx"
import { PAGE_ELEMENT_ID } from "#app/shell/page/page-element.ts"
import { Shell } from "#app/shell/shell.tsx"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import figtree from "#app/ui/fonts/figtree.woff2?url"
import fraunces from "#app/ui/fonts/fraunces.woff2?url"
import styles from "#app/ui/styles.css?url"
import type { Route } from "./+types/root.ts"

/**
 * The data every page needs. It contains nothing about the visitor: the same for everyone in one language.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const {
    locale,
    navigation: readNavigation,
    shop: readShop,
    site: readSite,
    skipStore,
    tag,
    measuringTags,
    publicOrigin,
    buildId,
  } = context.get(requestContext)
  tag("navigation", "content:announcement", "content:menu")
  const [navigation, shop, site] = await Promise.all([readNavigation(), readShop(), readSite()])
  if (!navigation) skipStore()
  return {
    locale,
    // Until the back end has answered for the first time: the shop's identity, without promises about prices,
    // payment or delivery.
    shop: shop
      ? toShopFront(shop, locale, measuringTags(shop))
      : { ...toShopFront(newShop, locale, NO_MEASURING), freeDeliveryFrom: null, payments: {} },
    announcement: site?.announcement?.[locale] ?? null,
    menu: navigation ? toMenu(navigation) : [],
    links: site?.menus[locale] ?? null,
    menuFeature: navigation && toMenuFeature(navigation),
    publicOrigin,
    buildId,
    year: new Date().getFullYear(),
  }
}

/** The shell does not change until the next full page load (changing the language is one). */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs): boolean {
  return false
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "manifest", href: "/site.webmanifest" },
]

/**
 * The server renders the whole document. In the browser the head stays as it is, and only `PageElement` is
 * hydrated: an element that a browser extension adds to the head or the body does not matter.
 */
export const Layout = import.meta.env.SSR || import.meta.env.DEV ? WholeDocument : Page

function WholeDocument({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root")
  return (
    <html lang={usePageLocale(data?.locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ColorModeScript />
        <EventReplayScript />
        <Meta />
        <Links />
        <Icons icon={data?.shop.icon ?? null} />
      </head>
      <body>
        <div id={PAGE_ELEMENT_ID} className="contents">
          <Page>{children}</Page>
        </div>
        <Scripts />
      </body>
    </html>
  )
}

/** For browser tabs and a phone's home screen. */
function Icons({ icon }: { icon: ShopPicture | null }) {
  if (icon)
    return (
      <>
        <link rel="icon" href={`${icon.base}-${icon.widths[0]}.webp`} type="image/webp" />
        <link rel="apple-touch-icon" href={`${icon.base}-${icon.width}.jpg`} />
      </>
    )
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}

function Page({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root")
  const locale = usePageLocale(data?.locale)
  // Later, because creating the router takes long enough for one task.
  return (
    <HydratedLater>
      <div className="contents">
        <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
          <WithShop shop={data?.shop}>
            <Shell
              announcement={data?.announcement ?? null}
              menu={data?.menu ?? []}
              menuFeature={data?.menuFeature ?? null}
              links={data?.links ?? null}
              buildId={data?.buildId ?? null}
              year={data?.year ?? new Date().getFullYear()}
            >
              {children}
            </Shell>
          </WithShop>
        </IntlProvider>
      </div>
    </HydratedLater>
  )
}

function WithShop({ shop, children }: { shop: ShopFront | undefined; children: ReactNode }) {
  return shop ? <ShopFrontProvider value={shop}>{children}</ShopFrontProvider> : children
}

/** Without the router's script in the browser: it is for the first page, where the server writes it. */
const ScrollPosition = import.meta.env.SSR || import.meta.env.DEV ? ScrollRestoration : RestoredPosition

function RestoredPosition() {
  UNSAFE_useScrollRestoration()
  return null
}

/** Rendered together with the page, so that the page is there when its position is restored. */
export default function App() {
  return (
    <>
      {useOutlet()}
      <ScrollPosition />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ThrownPage error={error} />
      <ScrollPosition />
    </>
  )
}

/** The language from the root loader; without it (it failed, or no route matched), from the URL. */
function usePageLocale(loaded: Locale | undefined): Locale {
  const { pathname } = useLocation()
  const inBrowser = typeof document === "undefined" ? undefined : document.documentElement.lang
  return loaded ?? splitLocale(pathname).locale ?? (isLocale(inBrowser) ? inBrowser : DEFAULT_LOCALE)
}
