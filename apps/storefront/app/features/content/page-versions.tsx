import { useTranslations } from "use-intl"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Content } from "./content.server.ts"

/** Shows whether a version with its own URL is the current one. */
export function VersionNotice({ content: { inForce, fingerprint } }: { content: Content }) {
  const t = useTranslations("documents")
  if (!inForce) return null
  return (
    <>
      <Notice
        className="mt-6"
        tone={inForce.isThis ? "info" : "warning"}
        title={t(inForce.isThis ? "inForce" : "superseded")}
        action={<Link to={inForce.to}>{t("current")}</Link>}
      >
        {t("shopData")}
      </Notice>
      {fingerprint && (
        <p className="mt-3 text-sm text-ink-muted">
          {t("fingerprint")} <span className="break-all">{fingerprint}</span>
        </p>
      )}
    </>
  )
}

/** Earlier versions of a legal page, so that people can read what they agreed to. */
export function PageVersions({ content: { others = [], inForce } }: { content: Content }) {
  const t = useTranslations("documents")
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="versions" data-print="hide" className="mt-10 border-border border-t pt-6">
      <h2 id="versions" className="text-title-xs">
        {t(inForce ? "others" : "earlier")}
      </h2>
      <ul className="mt-2">
        {others.map(({ edition, date, to }) => (
          <li key={edition}>
            <Link to={to} className="inline-flex min-h-11 items-center">
              {t("version", { version: edition, date })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
