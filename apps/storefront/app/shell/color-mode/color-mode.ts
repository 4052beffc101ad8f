/** Light, dark, or the system's setting; stored in the browser only (specification, section 2). */
export const COLOR_MODES = ["system", "light", "dark"] as const
export type ColorMode = (typeof COLOR_MODES)[number]

export const COLOR_MODE_KEY = "color-mode"

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.includes(value as ColorMode)
}

/** The stored mode; "system" if there is none, or if storage is not available. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY)
    return isColorMode(stored) ? stored : "system"
  } catch (error) {
    if (error instanceof DOMException) return "system"
    throw error
  }
}

/** Applies and stores a mode. Without storage it lasts until the next page load. */
export function applyColorMode(mode: ColorMode): void {
  showColorMode(mode)
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function showColorMode(mode: ColorMode): void {
  if (mode === "system") delete document.documentElement.dataset.colorMode
  else document.documentElement.dataset.colorMode = mode
}

/** Follows the choice of another tab. @returns stops it */
export function followColorMode(listener: (mode: ColorMode) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== COLOR_MODE_KEY && key !== null) return
    const mode = readColorMode()
    showColorMode(mode)
    listener(mode)
  }
  addEventListener("storage", follow)
  return () => removeEventListener("storage", follow)
}
