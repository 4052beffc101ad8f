import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { BottomNotice } from "#app/ui/feedback/bottom-notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ALL, type ConsentChoices, NONE } from "./consent-state.ts"

interface BannerProps {
  /** Who receives the data besides the shop. */
  services: readonly string[]
  onDecide: (choices: ConsentChoices) => void
  onSettings: () => void
}

/**
 * Low, because it covers the page on a phone. Refusing and accepting look the same, are side by side and take one click each (Eht. 155. § (4), NAIH).
 */
export function ConsentBanner({ services, onDecide, onSettings }: BannerProps) {
  const t = useTranslations("consent")
  const paths = usePaths()
  return (
    <BottomNotice
      title={t("title")}
      actions={
        <>
          <Button onClick={() => onDecide(NONE)}>{t("essentialOnly")}</Button>
          <Button onClick={() => onDecide(ALL)}>{t("acceptAll")}</Button>
        </>
      }
    >
      {t("text")} {services.length > 0 && `${t("textServices", { services: services.join(", ") })} `}
      <Link to={paths.legal("cookies")} className="text-link touch whitespace-nowrap">
        {t("learnMore")}
      </Link>
      {"\u00A0· "}
      <button type="button" onClick={onSettings} className="text-link touch whitespace-nowrap">
        {t("settings")}
      </button>
    </BottomNotice>
  )
}
