import type { PickupPointRefusal } from "@porteka/commerce-sdk/wire"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PickupPointPicker } from "./pickup-point-picker.tsx"
import type { PickupPointView, PickupSearch } from "./pickup-point-view.ts"
import { usePickupSearch } from "./use-pickup-search.ts"

interface PointChangePageProps {
  id: string
  number: string
  /** The order's current point. */
  chosen: PickupPointView | null
  /** Points near it. */
  nearby: PickupSearch
  /** The points the form has searched for. */
  answered: PickupSearch | null
  /** No point was sent. */
  isUnchosen: boolean
  /** Why the order cannot go to the point that was sent. */
  refused: PickupPointRefusal | null
}

/** Chooses another pickup point for an order that is not packed yet. */
export function PointChangePage({
  id,
  number,
  chosen,
  nearby,
  answered,
  isUnchosen,
  refused,
}: PointChangePageProps) {
  const t = useTranslations("orderPage")
  const paths = usePaths()
  const busy = useNavigation().state !== "idle"
  const state = usePickupSearch(nearby, answered)
  const search = {
    ...state.search,
    points: state.search.points.filter(({ id: point }) => point !== chosen?.id),
  }
  return (
    <div className="measure max-w-220 py-8 lg:py-14">
      <h1 className="text-title-lg">{t("pointTitle", { number })}</h1>
      <p className="mt-3 max-w-reading text-ink-muted">{t("pointLead")}</p>
      {chosen && (
        <p className="mt-4">
          <span className="font-semibold">{t("pointNow")}</span> {chosen.name}, {chosen.address}
        </p>
      )}
      <p className="mt-2">
        <Link to={paths.order(id)} className="text-link inline-flex min-h-11 items-center">
          {t("reviewsToOrder")}
        </Link>
      </p>
      {refused && (
        <Notice tone="danger" live className="mt-4">
          {t(`pointRefused_${refused}`)}
        </Notice>
      )}
      <Form method="post" className="mt-6">
        <PickupPointPicker
          priceAt={null}
          state={{ ...state, search }}
          chosen={null}
          error={isUnchosen ? "errorPickupPoint" : undefined}
          onChoose={() => undefined}
        />
        <Button type="submit" busy={busy} className="mt-6">
          {t("pointSave")}
        </Button>
      </Form>
    </div>
  )
}
