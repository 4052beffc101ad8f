import "#app/i18n/cart-messages.ts"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { LocalLines } from "./local-lines.tsx"

/** The items stored by the browser, on a page that is not about the cart. */
export default function KeptLines() {
  return (
    <LateTexts>
      <LocalLines />
    </LateTexts>
  )
}
