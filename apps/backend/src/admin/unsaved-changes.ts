import { usePrompt } from "@medusajs/ui"
import { textsByLanguage } from "@porteka/shop/languages"
import { useEffect, useRef } from "react"
import { useBlocker } from "react-router-dom"
import { adminLanguage } from "./language.ts"

const TEXTS = textsByLanguage({
  hu: {
    title: "Elhagyja az oldalt?",
    description: "Amit beírt, még nincs elmentve. Ha továbblép, elvész.",
    confirmText: "Továbblépés mentés nélkül",
    cancelText: "Maradok",
  },
  en: {
    title: "Leave the page?",
    description: "What you typed is not saved. It is lost if you go on.",
    confirmText: "Go on without saving",
    cancelText: "Stay",
  },
})

/**
 * Asks before a page with unsaved input is left: by the menu, by a link or by the browser's buttons. Links within the
 * page ask only if they are links of the router.
 */
export function useUnsavedChanges(isChanged: boolean): void {
  const prompt = usePrompt()
  const isAsked = useRef(false)
  const blocker = useBlocker(isChanged)
  useEffect(() => {
    if (blocker.state !== "blocked" || isAsked.current) return
    isAsked.current = true
    prompt(TEXTS[adminLanguage()]).then((leaves) => {
      isAsked.current = false
      if (leaves) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker, prompt])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [isChanged])
}
