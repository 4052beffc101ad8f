import { shopFront } from "@porteka/shop"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PageMeta } from "./page-meta.tsx"

/** A page that is not open yet: says so, and shows the way on. The list of them is in docs/architecture.md. */
export function ComingPage({ title }: { title: string }) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <>
      <PageMeta title={title} indexed={false} />
      <EmptyState
        headingLevel="h1"
        title={title}
        text={t("comingText", { email: shopFront.contact.email })}
        action={
          <Link to={paths.products()} className={buttonClass("primary")}>
            {t("allProducts")}
          </Link>
        }
      />
    </>
  )
}
