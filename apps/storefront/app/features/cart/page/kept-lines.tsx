import "#app/i18n/cart-messages.ts"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { BackupLines, LocalLines } from "./local-lines.tsx"

/** What the browser has of the cart, on a page that is not about the cart: what waits to be added, and what was in it. */
export default function KeptLines({ withBackup }: { withBackup: boolean }) {
  return (
    <LateTexts>
      <LocalLines />
      {withBackup && <BackupLines />}
    </LateTexts>
  )
}
