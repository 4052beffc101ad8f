import { usePrompt } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { useEffect } from "react"
import { useBlocker } from "react-router-dom"
import { adminLanguage } from "./language.ts"

const TEXTS = textsForStaff({
  hu: {
    title: "Nincs elmentve",
    description: (part: string) => `„${part}” módosításai elvesznek, ha elhagyja a lapot.`,
    confirmText: "Kilépés mentés nélkül",
    cancelText: "Maradok",
  },
  en: {
    title: "Not saved",
    description: (part: string) => `The changes in “${part}” are lost if you leave this page.`,
    confirmText: "Leave without saving",
    cancelText: "Stay",
  },
})

interface GuardProps {
  /** The heading of the part that was changed. */
  part: string
  /** Whether going to a path below the admin's leaves the part; absent: always. */
  isLeaving?: (next: string) => boolean
}

/**
 * While this is rendered, links of the admin and the browser's buttons ask before the page is left, and so does the
 * browser before it reloads or closes it. To be rendered only if something is unsaved: the router asks one guard only.
 */
export function UnsavedGuard({ part, isLeaving = () => true }: GuardProps) {
  const prompt = usePrompt()
  const blocker = useBlocker(({ nextLocation }) => isLeaving(nextLocation.pathname))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [])
  // Not its state: one way may be stopped right after another was given up, before anything is rendered in between.
  const { location } = blocker
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way that was stopped.
  useEffect(() => {
    if (!location) return
    const { description, ...texts } = TEXTS[adminLanguage()]
    prompt({ ...texts, description: description(part) }).then((leaves) =>
      leaves ? blocker.proceed?.() : blocker.reset?.(),
    )
  }, [location])
  return null
}
