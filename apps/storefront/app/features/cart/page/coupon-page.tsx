import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { CouponReply } from "../contract/coupon-reply.ts"

/** The state of a coupon code that could not be applied to a cart. */
export function CouponPage({ reply }: { reply: CouponReply }) {
  const t = useTranslations("coupon")
  const paths = usePaths()
  if (reply.kind === "unavailable")
    return <ErrorState title={t("unavailableTitle")} text={t("unavailableText")} />
  return (
    <EmptyState
      headingLevel="h1"
      title={t(`${reply.kind}Title`, { code: "code" in reply ? reply.code : "" })}
      text={t(`${reply.kind}Text`)}
      action={
        reply.kind === "paying" ? (
          // A full page load: only that page may load the card provider's script.
          <a href={paths.payment()} className={buttonClass("primary")}>
            {t("toPayment")}
          </a>
        ) : (
          <Link to={paths.products()} className={buttonClass("primary")}>
            {t("toProducts")}
          </Link>
        )
      }
    />
  )
}
