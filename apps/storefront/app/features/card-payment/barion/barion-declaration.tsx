import type { ReactNode } from "react"
import { useTranslations } from "use-intl"

const ABOUT = "https://www.barion.com"

/** The notice that Barion requires: who it is, and that the shop never sees the card. */
export function BarionDeclaration() {
  const t = useTranslations("cardPayment")
  const link = (text: ReactNode) => (
    <a href={ABOUT} target="_blank" rel="noopener" className="text-link">
      {text}
    </a>
  )
  return <p className="text-ink-muted text-sm">{t.rich("barionAbout", { link })}</p>
}
