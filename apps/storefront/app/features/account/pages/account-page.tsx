import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx"
import { AccountNav } from "./account-nav.tsx"

interface AccountPageProps {
  title: string
  lead?: ReactNode
  /** Breadcrumbs between the account and this page. */
  within?: Crumb[]
  /** Beside the title, on a phone below the account's menu. */
  action?: ReactNode
  children: ReactNode
}

/** A page below the account: breadcrumbs, title, on a phone the account's menu, content. */
export function AccountPage({ title, lead, within = [], action, children }: AccountPageProps) {
  const t = useTranslations("account")
  const shell = useTranslations("shell")
  const paths = usePaths()
  return (
    <>
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[{ label: t("title"), to: paths.account() }, ...within, { label: title }]}
      />
      <div className="mt-4 items-start justify-between gap-x-6 lg:flex">
        <div className="min-w-0">
          <h1 className="text-title-lg">{title}</h1>
          {lead && <p className="mt-2 max-w-reading text-ink-muted">{lead}</p>}
        </div>
        {/* Before the action: it has the same place on every page. */}
        <AccountNav look="chips" />
        {action && <div className="shrink-0 max-lg:mt-6">{action}</div>}
      </div>
      <div className="mt-8">{children}</div>
    </>
  )
}
