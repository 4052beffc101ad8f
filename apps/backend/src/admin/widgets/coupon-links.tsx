import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminPromotion, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Copy, Text } from "@medusajs/ui"
import type { CouponLink } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { useCallback } from "react"
import { languageName } from "../../staff-language/staff-language.ts"
import { fetchJson } from "../back-end.ts"
import { CardHead } from "../card-head.tsx"
import { adminLanguage } from "../language.ts"
import { useAnswer } from "../use-answer.ts"
import { withBoundary } from "../widget-boundary.tsx"

const TEXTS = textsForStaff({
  hu: {
    heading: "Kupon hivatkozással",
    hint: "Aki megnyitja, annak a kuponkódot nem kell beírnia: a kosarában vár, és magától beváltódik, amint a kosár megfelel a feltételeinek.",
  },
  en: {
    heading: "Coupon by link",
    hint: "Whoever opens it need not type the code: it waits in their cart, and takes effect by itself once the cart fits its conditions.",
  },
})

/** The link that applies a promotion's code for everybody who opens it, for a newsletter or a post. */
function CouponLinks({ data: { id, code } }: DetailWidgetProps<AdminPromotion>) {
  const texts = TEXTS[adminLanguage()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code has another link.
  const readLinks = useCallback(
    () => fetchJson<{ links: CouponLink[] }>(`/admin/coupon-links/${id}`),
    [id, code],
  )
  const [answer] = useAnswer(readLinks)

  if (!answer?.links.length) return null
  return (
    <Container className="divide-y p-0">
      <CardHead level="h2" heading={texts.heading} hint={texts.hint} />
      {answer.links.map(({ locale, url }) => (
        <div key={locale} className="flex items-center justify-between gap-3 px-6 py-3">
          <div className="min-w-0">
            <Text size="xsmall" className="text-ui-fg-muted">
              {languageName(locale)}
            </Text>
            <Text size="small" className="break-all">
              {url}
            </Text>
          </div>
          <Copy content={url} aria-label={`${texts.heading}: ${languageName(locale)}`} />
        </div>
      ))}
    </Container>
  )
}

export default withBoundary(CouponLinks)

export const config = defineWidgetConfig({ zone: "promotion.details.side.before" })
