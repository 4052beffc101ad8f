import { Suspense, useEffect, useRef, useState } from "react"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"
import { consent, useConsent } from "./consent.ts"
import { ConsentBanner } from "./consent-banner.tsx"
import { type ConsentServices, namesOf } from "./consent-services.ts"
import { type ConsentChoices, decide, isDecided, NONE } from "./consent-state.ts"

/** Most visitors answer the question itself. */
const ConsentSettings = lazyPart(() => import("./consent-settings.tsx"))

interface DialogsProps {
  /** The question, by purpose. */
  services: ConsentServices
  settingsOpen: boolean
  onSettings: (open: boolean) => void
}

/** The banner until the visitor has decided, and the settings dialog. */
export default function ConsentDialogs({ services, settingsOpen, onSettings }: DialogsProps) {
  const decided = useConsent()
  const names = namesOf(services)
  const isAnswered = isDecided(decided, names)
  const choose = (choices: ConsentChoices) => {
    consent.set(decide(choices, new Date(), names))
    onSettings(false)
  }
  useFocusAfter(isAnswered)
  const [settingsWanted, setSettingsWanted] = useState(settingsOpen)
  if (settingsOpen && !settingsWanted) setSettingsWanted(true)
  return (
    <>
      {!isAnswered && (
        <ConsentBanner services={names} onDecide={choose} onSettings={() => onSettings(true)} />
      )}
      {settingsWanted && (
        <Suspense fallback={settingsOpen && <AwaitedWindow />}>
          <ConsentSettings
            services={services}
            open={settingsOpen}
            choices={decided ?? NONE}
            onDecide={choose}
            onClose={() => onSettings(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * The clicked button disappeared with the banner: the focus moves to the page's content, which does not
 * scroll.
 */
function useFocusAfter(decided: boolean): void {
  const before = useRef(decided)
  useEffect(() => {
    const now = decided && !before.current
    before.current = decided
    if (!now || document.activeElement !== document.body) return
    document.getElementById("content")?.focus({ preventScroll: true })
  }, [decided])
}
