import { type ReactNode, useLayoutEffect, useState } from "react"
import { createPortal } from "react-dom"
import { useLocation } from "react-router"
import { useHydrated } from "./use-hydrated.ts"

interface InHeadProps {
  title: string
  /** Further elements: meta and link. */
  children: ReactNode
}

/**
 * The part of the document's head that belongs to a page. The server writes it. In the browser, that of the
 * first page stays, because only the page's element is hydrated (root.tsx), and is replaced by the next page's.
 */
export const InHead = import.meta.env.SSR || import.meta.env.DEV ? ServerHead : BrowserHead

/** React moves all of these into the head. */
function ServerHead({ title, children }: InHeadProps) {
  return (
    <>
      <title>{title}</title>
      {children}
    </>
  )
}

const OF_A_PAGE =
  "title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=alternate]"

/** Written by the server; empty from the second page on. */
const served = import.meta.env.SSR ? [] : [...document.head.querySelectorAll(OF_A_PAGE)]

function BrowserHead({ title, children }: InHeadProps) {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const content = `${pathname} ${title}`
  const [first] = useState(isHydrated ? null : content)
  const isServed = first === content && served.length > 0
  useLayoutEffect(() => {
    if (!isServed) for (const element of served.splice(0)) element.remove()
  })
  if (isServed) return null
  return createPortal(<ServerHead title={title}>{children}</ServerHead>, document.head)
}
