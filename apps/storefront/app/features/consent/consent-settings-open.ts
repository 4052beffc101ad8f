import { createWatchedValue } from "#app/ui/browser/watched-value.ts"

/** Whether the settings stand open: the footer opens them, long before their code is loaded. */
export const consentSettingsOpen = createWatchedValue(false)
