import { useEffect, useState } from "react"
import { PrefetchPageLinks, useLocation } from "react-router"
import { whenQuiet } from "#app/ui/browser/when-quiet.ts"
import { addSeen } from "./seen-pages.ts"

/** A card counts as looked at when this much of it is in view. */
const SEEN_RATIO = 0.6
const LINKS = "main article :is(h2, h3) a[href]"

/**
 * Fetches ahead the pages of the first cards that come into view, so that they open at once. Only where
 * fetching ahead is allowed.
 */
export function PrefetchInView() {
  const { key } = useLocation()
  const quiet = useQuiet()
  return quiet ? <PagesInView key={key} /> : null
}

function PagesInView() {
  const [pages, setPages] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        for (const card of seen) observer.unobserve(card)
        setPages((before) =>
          addSeen(
            before,
            seen.flatMap((card) => pathOf(card) ?? []),
          ),
        )
      },
      { threshold: SEEN_RATIO },
    )
    for (const link of document.querySelectorAll(LINKS)) {
      const card = link.closest("article")
      if (card) observer.observe(card)
    }
    return () => observer.disconnect()
  }, [])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function pathOf(card: Element): string | null {
  return card.querySelector<HTMLAnchorElement>(LINKS)?.pathname ?? null
}

/** True once the page with all its pictures is there and the browser has nothing else to do. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  return quiet
}
