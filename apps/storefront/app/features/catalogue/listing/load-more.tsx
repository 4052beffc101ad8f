import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"

/** With scripts, loads one more page below the current ones; the page links beside it work everywhere. */
export function LoadMore({ shown, count, onLoad }: { shown: number; count: number; onLoad: () => void }) {
  const t = useTranslations("catalogue")
  const loading = useNavigation().state === "loading"
  return (
    <div className="mt-14 flex flex-col items-center gap-3 noscript:hidden">
      <p className="tabular text-sm text-ink-muted">{t("shownOf", { shown, count })}</p>
      {shown < count && (
        <Button variant="secondary" size="large" busy={loading} onClick={onLoad}>
          {t("loadMore")}
        </Button>
      )}
    </div>
  )
}
