import type { SiteAnnouncement, SiteMenus } from "@porteka/commerce-sdk"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { CardActionProvider } from "#app/features/catalogue/card/card-actions.ts"
import { HydratedLater } from "#app/ui/browser/hydrated-later.tsx"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { ToastRegion } from "#app/ui/feedback/toast-region.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { useFollowedLinks } from "#app/ui/navigation/follow-links.ts"
import { SkipLink } from "#app/ui/navigation/skip-link.tsx"
import { Footer } from "./frame/footer.tsx"
import { Header } from "./frame/header.tsx"
import type { MenuCategory, MenuFeature } from "./frame/menu.ts"
import { usePageFrame } from "./frame/page-frame.ts"
import { PageProgress } from "./frame/page-progress.tsx"
import { PhoneBar } from "./frame/phone-bar.tsx"
import { RequestedWindow } from "./frame/requested-window.tsx"
import { cardHeart } from "./product-card-heart.tsx"
import { useSession } from "./use-session.ts"

const BrowserExtras = lazyPart(() => import("./extras/browser-extras.tsx"))

export interface ShellProps {
  /** The owner's announcement; without one the shop shows its free-delivery limit. */
  announcement: SiteAnnouncement | null
  /** Empty while the back end is unavailable and no menu is stored. */
  menu: MenuCategory[]
  menuFeature: MenuFeature | null
  /** The owner's links of header and footer; null: the defaults. */
  links: SiteMenus | null
  buildId: string | null
  /** For the footer: the server's value, so that server and browser render the same. */
  year: number
  children: ReactNode
}

/** The frame around every page. It is the same for everyone; the browser adds the visitor's data. */
export function Shell({ announcement, menu, menuFeature, links, buildId, year, children }: ShellProps) {
  const t = useTranslations("shell")
  useSession()
  useFollowedLinks()
  const own = usePageFrame()
  // The shop's frame stays in the page, because the browser cannot draw its static parts again.
  const frame = own ? "hidden" : "contents"
  return (
    <>
      <SkipLink to="#content">{t("skipToContent")}</SkipLink>
      <InBrowser fallback={<RequestedWindow />}>
        <BrowserExtras buildId={buildId} />
      </InBrowser>
      <PageProgress />
      {own && <own.Header />}
      <HydratedLater>
        <div className={frame}>
          <Header
            announcement={announcement}
            menu={menu}
            feature={menuFeature}
            links={links?.header ?? null}
          />
        </div>
      </HydratedLater>
      <HydratedLater>
        <main id="content" tabIndex={-1} className="min-h-[60dvh] outline-none">
          <CardActionProvider value={cardHeart}>{children}</CardActionProvider>
        </main>
      </HydratedLater>
      {own && <own.Footer year={year} />}
      <HydratedLater>
        <div className={frame}>
          <Footer menu={menu} links={links} year={year} />
          <PhoneBar menu={menu} links={links?.header ?? null} />
        </div>
      </HydratedLater>
      <ToastRegion label={t("notifications")} closeLabel={t("close")} />
    </>
  )
}
