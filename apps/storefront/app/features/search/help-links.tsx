import "#app/i18n/search-help-messages.ts"
import type { HelpTopic } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { type Paths, usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Link } from "#app/ui/navigation/link.tsx"

const ADDRESSES: Record<HelpTopic, (paths: Paths) => string> = {
  shipping: (paths) => paths.legal("shipping"),
  returns: (paths) => paths.legal("returns"),
  withdrawal: (paths) => paths.legal("withdrawal"),
  tracking: (paths) => paths.legal("tracking"),
  contact: (paths) => paths.contact(),
  guarantee: (paths) => paths.legal("guarantee"),
  complaints: (paths) => paths.legal("complaints"),
  terms: (paths) => paths.legal("terms"),
  privacy: (paths) => paths.legal("privacy"),
  cookies: (paths) => paths.legal("cookies"),
  imprint: (paths) => paths.legal("imprint"),
  accessibility: (paths) => paths.legal("accessibility"),
  about: (paths) => paths.about(),
  makers: (paths) => paths.makers(),
  account: (paths) => paths.account(),
  "gift-card": (paths) => paths.giftCard(),
  "gift-wrap": (paths) => paths.cart(),
  coupon: (paths) => paths.cart(),
  newsletter: (paths) => paths.newsletter(),
  faq: (paths) => paths.legal("faq"),
  wishlist: (paths) => paths.wishlist(),
  journal: (paths) => paths.journal(),
}

/** The topics for which this shop has a page. */
export function useHelpTopics(topics: readonly HelpTopic[]): HelpTopic[] {
  const { sellsGiftCards } = useShopFront()
  return topics.filter((topic) => topic !== "gift-card" || sellsGiftCards)
}

interface HelpLinksProps {
  topics: readonly HelpTopic[]
  onFollow?: () => void
}

/** Links to the shop's pages that answer a search; nothing if there are none. */
export function HelpLinks({ topics, onFollow }: HelpLinksProps) {
  const t = useTranslations("searchHelp")
  const paths = usePaths()
  const shown = useHelpTopics(topics)
  if (shown.length === 0) return null
  const title = t("helpTitle", { count: shown.length })
  return (
    <nav aria-label={title} className="mb-6 rounded-md bg-primary-soft px-4 py-3">
      <h2 className="font-medium font-sans text-base tracking-normal">{title}</h2>
      <ul>
        {shown.map((topic) => (
          <li key={topic}>
            <Link
              to={ADDRESSES[topic](paths)}
              onClick={onFollow}
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              {t(`topic_${topic}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
