import { useEffect, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { addressOf, isWanted, linkAt } from "#app/ui/navigation/follow-links.ts"

/** Who only passes over a link does not mean it. */
const MEANT_AFTER_MS = 100
const BEGINNINGS = ["pointerover", "focusin", "touchstart"] as const
const ENDS = ["pointerout", "focusout"] as const

/** Fetches ahead the page of a link that somebody points at, touches, or reaches with the keyboard. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = ({ target }: Event) => {
      const link = linkAt(target)
      if (!link || !isWanted(link, "prefetch")) return
      clearTimeout(timer)
      timer = setTimeout(() => setPage(addressOf(link)), MEANT_AFTER_MS)
    }
    const end = () => clearTimeout(timer)
    for (const name of BEGINNINGS) document.addEventListener(name, begin, { passive: true })
    for (const name of ENDS) document.addEventListener(name, end)
    return () => {
      end()
      for (const name of BEGINNINGS) document.removeEventListener(name, begin)
      for (const name of ENDS) document.removeEventListener(name, end)
    }
  }, [])
  return page && <PrefetchPageLinks page={page} />
}
