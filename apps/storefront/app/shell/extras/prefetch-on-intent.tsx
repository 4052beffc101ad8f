import { useEffect, useState } from "react"
import { PrefetchPageLinks } from "react-router"
import { addressOf, isWanted, linkAt } from "#app/ui/navigation/follow-links.ts"

/** Moving the pointer across a link does not count. */
const MEANT_AFTER_MS = 100
const BEGINNINGS = ["pointerover", "focusin", "touchstart"] as const
const ENDS = ["pointerout", "focusout"] as const

/** Prefetches the page of a link that is hovered, touched or focused. */
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
