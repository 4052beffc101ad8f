import type { Appearance } from "@stripe/stripe-js"
import { useSyncExternalStore } from "react"

/** Our design tokens by the names that the provider's fields use. */
const COLORS = {
  colorPrimary: "--primary",
  colorBackground: "--surface-raised",
  colorText: "--ink",
  colorTextSecondary: "--ink-muted",
  colorTextPlaceholder: "--ink-muted",
  colorDanger: "--danger",
} as const

const DARK = "(prefers-color-scheme: dark)"

/** The style of the provider's fields, following the shop's color mode. */
export function useElementAppearance(): Appearance {
  const dark = useSyncExternalStore(watchColorMode, isDark, () => false)
  return appearanceNow(dark)
}

function appearanceNow(dark: boolean): Appearance {
  const colors = Object.entries(COLORS).map(([name, token]) => [name, readColor(token)])
  return {
    theme: dark ? "night" : "stripe",
    variables: {
      ...Object.fromEntries(colors),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: "16px",
      borderRadius: "8px",
    },
  }
}

function isDark(): boolean {
  const forced = document.documentElement.dataset.colorMode
  return forced ? forced === "dark" : matchMedia(DARK).matches
}

function watchColorMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ["data-color-mode"] })
  const query = matchMedia(DARK)
  query.addEventListener("change", onChange)
  return () => {
    observer.disconnect()
    query.removeEventListener("change", onChange)
  }
}

/** A token as `rgb(…)`: the provider does not understand `oklch` or `light-dark`. A canvas paints any color. */
function readColor(token: string): string {
  const probe = document.createElement("span")
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const color = getComputedStyle(probe).color
  probe.remove()
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
