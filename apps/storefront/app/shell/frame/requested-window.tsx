import { openedProduct } from "#app/features/catalogue/quick-view/opened-product.ts"
import { consentSettingsOpen } from "#app/features/consent/consent-settings-open.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"

/** In place of `BrowserExtras` while they are loading: one of their windows may have been opened. */
export function RequestedWindow() {
  const product = useWatchedValue(openedProduct, null)
  const settingsOpen = useWatchedValue(consentSettingsOpen, false)
  return (product !== null || settingsOpen) && <AwaitedWindow />
}
