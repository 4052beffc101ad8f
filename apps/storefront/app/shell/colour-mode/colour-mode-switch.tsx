import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import {
  applyColourMode,
  COLOUR_MODES,
  type ColourMode,
  followColourMode,
  isColourMode,
  readColourMode,
} from "./colour-mode.ts"

/** Hidden without scripts, because it would do nothing. */
export function ColourModeSwitch() {
  const t = useTranslations("shell")
  const [mode, setMode] = useState<ColourMode>("system")
  useEffect(() => {
    setMode(readColourMode())
    return followColourMode(setMode)
  }, [])
  const labels = {
    system: t("colourModeSystem"),
    light: t("colourModeLight"),
    dark: t("colourModeDark"),
  } satisfies Record<ColourMode, string>
  return (
    <label className="flex flex-wrap items-center gap-2 px-2 text-sm noscript:hidden">
      <span className="text-ink-muted">{t("colourMode")}</span>
      <select
        name="colour-mode"
        value={mode}
        onChange={(event) => {
          const next = event.target.value
          if (!isColourMode(next)) return
          setMode(next)
          applyColourMode(next)
        }}
        className="min-h-11 max-w-full rounded-md border border-border-strong bg-transparent px-3"
      >
        {COLOUR_MODES.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
