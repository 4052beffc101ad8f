import { useTranslations } from "use-intl"
import { Link } from "#app/ui/navigation/link.tsx"

interface SettingRowProps {
  title: string
  text: string
  to: string
  /** The link to the setting. */
  action: "change" | "show"
}

/** One setting with a page of its own. */
export function SettingRow({ title, text, to, action }: SettingRowProps) {
  const t = useTranslations("account")
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-border border-b py-3.5 last:border-b-0">
      <div className="min-w-0 grow basis-40">
        <h3 className="font-medium">{title}</h3>
        <p className="wrap-anywhere text-ink-muted text-sm">{text}</p>
      </div>
      <Link
        to={to}
        aria-label={`${t(action)}: ${title}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {t(action)}
      </Link>
    </li>
  )
}
