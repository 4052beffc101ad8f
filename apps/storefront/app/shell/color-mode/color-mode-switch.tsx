import { useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import {
  applyColorMode,
  COLOR_MODES,
  type ColorMode,
  followColorMode,
  isColorMode,
  readColorMode,
} from "./color-mode.ts"

/** Hidden without scripts, because it would do nothing. */
export function ColorModeSwitch() {
  const t = useTranslations("shell")
  const [mode, setMode] = useState<ColorMode>("system")
  useEffect(() => {
    setMode(readColorMode())
    return followColorMode(setMode)
  }, [])
  const labels = {
    system: t("colorModeSystem"),
    light: t("colorModeLight"),
    dark: t("colorModeDark"),
  } satisfies Record<ColorMode, string>
  return (
    <label className="flex flex-wrap items-center gap-2 px-2 text-sm noscript:hidden">
      <span className="text-ink-muted">{t("colorMode")}</span>
      <select
        name="color-mode"
        value={mode}
        onChange={(event) => {
          const next = event.target.value
          if (!isColorMode(next)) return
          setMode(next)
          applyColorMode(next)
        }}
        className="min-h-11 max-w-full rounded-md border border-border-strong bg-transparent px-3"
      >
        {COLOR_MODES.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
