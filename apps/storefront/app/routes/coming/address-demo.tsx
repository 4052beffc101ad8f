import { useTranslations } from "use-intl"
import { ComingPage } from "#app/shell/page/coming-page.tsx"

export default function AddressDemo() {
  const t = useTranslations("shell")
  return <ComingPage title={t("addressDemo")} />
}
