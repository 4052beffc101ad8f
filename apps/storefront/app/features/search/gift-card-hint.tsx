import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useShopFront } from "#app/i18n/shop-front.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { asksForGiftCard } from "./asks-for-gift-card.ts"

interface GiftCardHintProps {
  q: string
  onFollow?: () => void
}

/** A link to the gift card page for searches for a gift card; nothing for any other search. */
export function GiftCardHint({ q, onFollow }: GiftCardHintProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  const { sellsGiftCards } = useShopFront()
  if (!sellsGiftCards || !asksForGiftCard(q)) return null
  return (
    <p className="mb-6 rounded-md bg-primary-soft px-4 py-3">
      <Link
        to={paths.giftCard()}
        onClick={onFollow}
        className="text-link inline-flex min-h-11 items-center font-medium"
      >
        {t("giftCardHint")}
      </Link>
    </p>
  )
}
