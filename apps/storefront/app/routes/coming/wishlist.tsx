import { useTranslations } from "use-intl"
import { ComingPage } from "#app/shell/coming-page.tsx"

export default function Wishlist() {
  const t = useTranslations("shell")
  return <ComingPage title={t("wishlist")} />
}
