import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { CartForm } from "../cart-form.tsx"
import type { CouponNews } from "./cart-view.ts"

/** The state of a coupon link's code: applied, or waiting until the cart meets its conditions. */
export function CouponNotice({ coupon: { code, isApplied } }: { coupon: CouponNews }) {
  const t = useTranslations("coupon")
  if (isApplied)
    return (
      <Notice tone="success" className="mt-6" title={t("appliedTitle", { code })}>
        {t("appliedText")}
      </Notice>
    )
  return (
    <Notice
      className="mt-6"
      title={t("unfitTitle", { code })}
      action={
        <CartForm intent="remove-promotion" fields={{ code }}>
          {(fetcher) => (
            <Button type="submit" variant="secondary" size="small" busy={fetcher.state !== "idle"}>
              {t("dismiss")}
            </Button>
          )}
        </CartForm>
      }
    >
      {t("unfitText")}
    </Notice>
  )
}
