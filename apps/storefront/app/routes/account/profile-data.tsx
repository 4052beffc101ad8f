import { useTranslations } from "use-intl"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { PersonalData } from "#app/features/account/profile/personal-data.tsx"
import { exportData } from "#app/features/account/server/rights.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { useDeliveryName } from "#app/i18n/use-delivery-name.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import type { Route } from "./+types/profile-data.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  await requireCustomer(request, shop)
  const { data } = unwrap(await exportData(shop), { url, locale: shop.locale })
  // The pictures themselves are only in the file.
  return { ...data, complaints: data.complaints.map(({ photo_files: _, ...complaint }) => complaint) }
}

export default function ProfileData({ loaderData: kept }: Route.ComponentProps) {
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <AccountPage
      title={t("dataTitle")}
      lead={t("dataText")}
      within={[{ label: t("profile"), to: paths.profile() }]}
      action={
        <a href={paths.profileDataFile()} download className={buttonClass("primary")}>
          {t("dataDownload")}
        </a>
      }
    >
      <PageMeta title={t("dataTitle")} indexed={false} />
      <PersonalData kept={kept} deliveryName={useDeliveryName()} />
    </AccountPage>
  )
}
