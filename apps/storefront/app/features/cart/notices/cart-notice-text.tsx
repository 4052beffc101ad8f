import "#app/i18n/cart-messages.ts"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import type { CartNotice } from "./cart-notice.ts"

interface CartNoticeTextProps {
  notice: CartNotice
  /** The values in its text. */
  values?: { count?: number; code?: string }
}

/** A cart notification in the page's language; the texts are loaded with the first one. */
export default function CartNoticeText(props: CartNoticeTextProps) {
  return (
    <LateTexts>
      <Text {...props} />
    </LateTexts>
  )
}

function Text({ notice, values: { count = 0, code = "" } = {} }: CartNoticeTextProps) {
  const t = useTranslations("cartNotices")
  return t(notice, { count, code })
}
