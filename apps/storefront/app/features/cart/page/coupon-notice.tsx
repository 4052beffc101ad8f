import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CouponNews } from "./cart-view.ts"

/** The state of a coupon link's code: applied, or waiting until the cart meets its conditions. */
export function CouponNotice({ coupon: { code, isApplied } }: { coupon: CouponNews }) {
  const t = useTranslations("cartPage")
  if (isApplied)
    return (
      <Notice tone="success" className="mt-6" title={t("couponAppliedTitle", { code })}>
        {t("couponAppliedText")}
      </Notice>
    )
  return (
    <Notice
      className="mt-6"
      title={t("couponUnfitTitle", { code })}
      action={
        <CartForm intent="remove-promotion" fields={{ code }}>
          {(fetcher) => (
            <Button type="submit" variant="secondary" size="small" busy={fetcher.state !== "idle"}>
              {t("couponDismiss")}
            </Button>
          )}
        </CartForm>
      }
    >
      {t("couponUnfitText")}
    </Notice>
  )
}
