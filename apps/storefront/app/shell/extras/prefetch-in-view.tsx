import { useEffect, useState } from "react"
import { PrefetchPageLinks, useLocation } from "react-router"
import { whenQuiet } from "#app/ui/browser/when-quiet.ts"
import { addSeen } from "./seen-pages.ts"

/** A card counts as seen when this much of it is visible. */
const SEEN_RATIO = 0.6
const LINKS = "main article :is(h2, h3) a[href]"

/** Events of a visitor who stays on the page. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "scroll", "wheel"] as const

/**
 * Prefetches the pages of the first cards that become visible. Only if prefetching is allowed, and only after
 * the first interaction: many visitors look at one page and leave.
 */
export function PrefetchInView() {
  const { key } = useLocation()
  const used = useUsed()
  return used ? <PagesInView key={key} /> : null
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

/** True after the first interaction, when the page has loaded completely. */
function useUsed(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    let forget = () => {}
    const touched = new AbortController()
    const begin = () => {
      touched.abort()
      forget = whenQuiet(() => setUsed(true))
    }
    for (const name of TOUCHES) addEventListener(name, begin, { passive: true, signal: touched.signal })
    return () => {
      touched.abort()
      forget()
    }
  }, [])
  return used
}
