import { createWatchedValue } from "#app/ui/browser/watched-value.ts"

/** Whether the settings are open: the footer opens them, possibly before their code is loaded. */
export const consentSettingsOpen = createWatchedValue(false)
