import "#app/i18n/overlay-messages.ts"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import type { CartNotice } from "./cart-notice.ts"

interface CartNoticeTextProps {
  notice: CartNotice
  /** What the words have in them. */
  values?: { count?: number; code?: string }
}

/** A cart notification in the page's language; its texts come with the first one. */
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
