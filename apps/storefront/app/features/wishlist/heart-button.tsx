import { Heart } from "lucide-react"
import { useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import { IconButton } from "#app/ui/controls/icon-button.tsx"

interface HeartButtonProps {
  title: string
  listed: boolean
  onToggle: () => void
  onPicture?: boolean
  className?: string
}

/** A heart that is filled if the product is on the list; needs scripts, like the list. */
export function HeartButton({ title, listed, onToggle, onPicture, className }: HeartButtonProps) {
  const t = useTranslations("catalogue")
  return (
    <IconButton
      label={listed ? t("wishlistRemove", { title }) : t("wishlistAdd", { title })}
      aria-pressed={listed}
      onPicture={onPicture}
      onClick={onToggle}
      className={classNames("noscript:hidden", className)}
    >
      <Heart className={classNames("size-5", listed && "fill-accent text-accent")} />
    </IconButton>
  )
}
