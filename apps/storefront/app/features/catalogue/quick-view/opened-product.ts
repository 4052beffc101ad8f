import { createWatchedValue } from "#app/ui/browser/watched-value.ts"

/** Handle of the product in the quick view; null while it is closed. Cards set it, the shell shows it. */
export const openedProduct = createWatchedValue<string | null>(null)
