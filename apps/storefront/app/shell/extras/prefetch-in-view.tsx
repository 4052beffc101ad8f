import { useEffect, useState } from "react"
import { PrefetchPageLinks, useLocation } from "react-router"
import { whenQuiet } from "#app/ui/browser/when-quiet.ts"
import { addSeen } from "./seen-pages.ts"

/** A card counts as looked at when this much of it is in view. */
const SEEN_RATIO = 0.6
const LINKS = "main article :is(h2, h3) a[href]"

/** What people do first with a page they mean to stay on. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "scroll", "wheel"] as const

/**
 * Fetches ahead the pages of the first cards that come into view, so that they open at once. Only where
 * fetching ahead is allowed, and only for who has begun to use the page: many look at one and leave.
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

/** True once the page has been touched, and all of it is there. */
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
