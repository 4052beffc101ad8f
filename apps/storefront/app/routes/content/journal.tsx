import { useTranslations } from "use-intl"
import { ComingPage } from "#app/shell/coming-page.tsx"

export default function Journal() {
  const t = useTranslations("shell")
  return <ComingPage title={t("journal")} />
}
