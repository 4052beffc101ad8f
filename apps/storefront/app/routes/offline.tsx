import { useTranslations } from "use-intl"
import { OfflinePage } from "#app/shell/offline/offline-page.tsx"
import { PageMeta } from "#app/shell/page/page-meta.tsx"

/** Kept by the service worker, which leads here when neither the shop nor a kept page can be shown. */
export default function Offline() {
  const t = useTranslations("errors")
  return (
    <>
      <PageMeta title={t("offlineTitle")} indexed={false} />
      <OfflinePage />
    </>
  )
}
