import { useEffect, useState } from "react"
import { useNavigation } from "react-router"
import { useMessages, useTranslations } from "use-intl"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { ProgressBar } from "#app/ui/feedback/progress-bar.tsx"
import { TransitionOverlay } from "#app/ui/feedback/transition-overlay.tsx"
import { awaitedWindows } from "#app/ui/windows/awaited-window.ts"

/**
 * The bar appears after 100 ms, also while the code of a window is loading that the visitor has opened; the overlay with a
 * line of text after 300 ms, for at most 5 s (ruling D22).
 */
export function PageProgress() {
  const t = useTranslations("shell")
  const { loadingMessages } = useMessages().shell
  const navigation = useNavigation()
  const active = navigation.state === "loading"
  const awaitsWindow = useWatchedValue(awaitedWindows, 0) > 0
  const [line, setLine] = useState("")
  useEffect(() => {
    if (active) setLine(loadingMessages[Math.floor(Math.random() * loadingMessages.length)] ?? "")
  }, [active, loadingMessages])
  return (
    <>
      <ProgressBar active={active || awaitsWindow} label={t("loading")} />
      <TransitionOverlay active={active}>{line}</TransitionOverlay>
    </>
  )
}
