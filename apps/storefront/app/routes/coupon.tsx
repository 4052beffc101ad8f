import { data } from "react-router"
import "#app/i18n/cart-link-messages.ts"
import { useTranslations } from "use-intl"
import { statusOf } from "#app/features/cart/contract/coupon-reply.ts"
import { CouponPage } from "#app/features/cart/page/coupon-page.tsx"
import { followCoupon } from "#app/features/cart/server/coupon-link.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/coupon.ts"

/** The page of a coupon link: redirects to the cart, or explains why not. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { reply, headers } = await followCoupon(context.get(requestContext), request, params.code)
  return data(reply, { status: statusOf(reply), headers })
}

export default function Coupon({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("coupon")
  return (
    <>
      <PageMeta title={t("pageTitle")} indexed={false} />
      <CouponPage reply={loaderData} />
    </>
  )
}
