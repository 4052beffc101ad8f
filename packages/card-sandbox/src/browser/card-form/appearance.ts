import type { Appearance } from "../protocol.ts"

/** The variables of Stripe's appearance that the form supports. */
const VARIABLES = [
  "colorPrimary",
  "colorBackground",
  "colorText",
  "colorDanger",
  "fontFamily",
  "fontSizeBase",
  "spacingUnit",
  "borderRadius",
]

/** Applies the shop's appearance to the form. */
export function applyAppearance({ theme, variables = {} }: Appearance): void {
  const root = document.documentElement
  root.dataset.theme = theme ?? "stripe"
  for (const name of VARIABLES) {
    const value = variables[name]
    if (value === undefined) root.style.removeProperty(`--${name}`)
    else root.style.setProperty(`--${name}`, value)
  }
}
