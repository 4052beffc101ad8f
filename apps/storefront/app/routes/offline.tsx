import { useTranslations } from "use-intl"
import { OfflinePage } from "#app/shell/offline/offline-page.tsx"
import { PageMeta } from "#app/shell/page/page-meta.tsx"

/** Cached by the service worker, which shows it if neither the shop nor a cached page is available. */
export default function Offline() {
  const t = useTranslations("errors")
  return (
    <>
      <PageMeta title={t("offlineTitle")} indexed={false} />
      <OfflinePage />
    </>
  )
}
