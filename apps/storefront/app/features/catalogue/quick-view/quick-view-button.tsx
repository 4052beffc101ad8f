import { Eye } from "lucide-react"
import { useTranslations } from "use-intl"
import { openedProduct } from "./opened-product.ts"

/** Opens the quick view of a card: visible on hover, on focus, and on touch screens; needs scripts. */
export function QuickViewButton({ handle, title }: { handle: string; title: string }) {
  const t = useTranslations("catalogue")
  return (
    <button
      type="button"
      aria-label={t("quickView", { title })}
      aria-haspopup="dialog"
      onClick={() => openedProduct.set(handle)}
      className="touch inline-flex min-h-9 items-center gap-2 rounded-full bg-surface/90 px-3 text-ink text-sm transition-opacity hover:bg-surface focus-visible:opacity-100 group-hover/card:opacity-100 pointer-fine:opacity-0 noscript:hidden"
    >
      <Eye aria-hidden="true" className="size-4.5" />
      <span className="max-sm:hidden">{t("quickViewShort")}</span>
    </button>
  )
}
