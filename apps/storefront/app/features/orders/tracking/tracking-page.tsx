import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useFocusOn } from "#app/ui/browser/use-focus-on.ts"
import { classNames } from "#app/ui/class-names.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { TextBesideForm } from "#app/ui/layout/text-beside-form.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { TrackingState } from "./order-tracking.ts"
import { TrackingForm } from "./tracking-form.tsx"

interface TrackingPageProps {
  title: string
  introduction: ReactNode
  state: TrackingState
}

/** The form in which a guest requests the link to an order. */
export function TrackingPage({ title, introduction, state }: TrackingPageProps) {
  const t = useTranslations("tracking")
  const shell = useTranslations("shell")
  const paths = usePaths()
  const values = "values" in state ? state.values : {}
  return (
    <div className="measure py-6 lg:py-10">
      <div className={classNames("mx-auto max-w-reading", state.kind !== "sent" && "lg:max-w-256")}>
        <Breadcrumbs
          label={shell("breadcrumbs")}
          crumbs={[{ label: shell("home"), to: paths.home() }, { label: title }]}
        />
        <h1 className="mt-6 text-title-lg">{title}</h1>
        {state.kind === "sent" ? (
          <Sent state={state} />
        ) : (
          <>
            {state.kind === "expired" && (
              <Notice tone="warning" className="mt-6" title={t("expiredTitle")}>
                {t("expiredText")}
              </Notice>
            )}
            {state.kind === "unavailable" && (
              <Notice tone="danger" live className="mt-6">
                {t("unavailable")}
              </Notice>
            )}
            <TextBesideForm text={introduction}>
              <TrackingForm values={values} errors={state.kind === "form" ? state.errors : {}} />
            </TextBesideForm>
          </>
        )}
      </div>
    </div>
  )
}

/** It takes the focus, also where no button had it: the shorter page would show its footer. */
function Sent({ state }: { state: TrackingState }) {
  const t = useTranslations("tracking")
  const paths = usePaths()
  const box = useFocusOn<HTMLDivElement>(state, true)
  return (
    <>
      <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-28 outline-none">
        <Notice tone="success" live title={t("sentTitle")}>
          {t("sentText")}
        </Notice>
      </div>
      <Link to={paths.legal("tracking")} className={`${buttonClass("secondary")} mt-6`} reloadDocument>
        {t("again")}
      </Link>
    </>
  )
}
