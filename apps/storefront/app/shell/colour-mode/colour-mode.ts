/** Light, dark, or the system's setting; stored in the browser only (specification, section 2). */
export const COLOUR_MODES = ["system", "light", "dark"] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

export const COLOUR_MODE_KEY = "color-mode"

export function isColourMode(value: unknown): value is ColourMode {
  return COLOUR_MODES.includes(value as ColourMode)
}

/** The stored mode; "system" if there is none, or if storage is not available. */
export function readColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY)
    return isColourMode(stored) ? stored : "system"
  } catch (error) {
    if (error instanceof DOMException) return "system"
    throw error
  }
}

/** Applies and stores a mode. Without storage it lasts until the next page load. */
export function applyColourMode(mode: ColourMode): void {
  showColourMode(mode)
  try {
    localStorage.setItem(COLOUR_MODE_KEY, mode)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function showColourMode(mode: ColourMode): void {
  if (mode === "system") delete document.documentElement.dataset.colorMode
  else document.documentElement.dataset.colorMode = mode
}

/** Follows the choice of another tab. @returns stops it */
export function followColourMode(listener: (mode: ColourMode) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== COLOUR_MODE_KEY && key !== null) return
    const mode = readColourMode()
    showColourMode(mode)
    listener(mode)
  }
  addEventListener("storage", follow)
  return () => removeEventListener("storage", follow)
}
