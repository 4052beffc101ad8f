import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OrderQuestion } from "../order-question.tsx"
import type { OrderView } from "../order-view.ts"
import { REORDER_INTENT } from "./reorder-result.tsx"

/**
 * Actions for an order: buy it again, or withdraw (45/2014. (II. 26.) Korm. r. 22. § (1a)) while the contract exists and this
 * buyer can; the footer has the form for everybody.
 */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  const busy = useNavigation().formData?.get("intent") === REORDER_INTENT
  return (
    <section data-print="hide" className="mt-10">
      <h2 className="sr-only">{t("actions")}</h2>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Form method="post">
          <Button type="submit" name="intent" value={REORDER_INTENT} busy={busy} className="max-sm:w-full">
            {t("reorder")}
          </Button>
        </Form>
        {order.canReview && (
          <Link to={paths.orderReviews(order.id)} className={buttonClass("secondary")}>
            {t("reviews")}
          </Link>
        )}
        {order.canWithdraw && !order.isWithdrawn && order.status !== "cancelled" && (
          <Link to={paths.withdrawal(order)} className={buttonClass("secondary")}>
            {t("withdraw")}
          </Link>
        )}
      </div>
      <OrderQuestion order={order} />
    </section>
  )
}
