import { type ComponentType, useLayoutEffect, useRef, useState } from "react"

/** The end of each page's title in the browser's tab. */
const TAB_SUFFIX = / – Admin$/

interface DialogNameProps {
  /** Radix's title of the dialog. */
  title: ComponentType<{ hidden: boolean; children: string }>
}

/**
 * The first child of each of Medusa's windows: names one without a title for screen readers, by its first heading or
 * else by the page's name. Radix wants a title as soon as the window opens, so this one is there until the window's
 * own is found.
 */
export default function DialogName({ title: Title }: DialogNameProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [name, setName] = useState<string | null>(() => document.title.replace(TAB_SUFFIX, ""))

  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]')
    if (!dialog) return
    const read = () => {
      const found = findName(dialog)
      if (found === undefined) return
      observer.disconnect()
      setName(found)
    }
    const observer = new MutationObserver(read)
    observer.observe(dialog, { childList: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <span ref={place} hidden />
      {name !== null && <Title hidden>{name}</Title>}
    </>
  )
}

/** @returns null: it has a title of its own; undefined: it has no heading, or is still loading */
function findName(dialog: HTMLElement): string | null | undefined {
  const titleId = dialog.getAttribute("aria-labelledby") ?? ""
  if (dialog.querySelector(`[id="${CSS.escape(titleId)}"]:not([hidden])`)) return null
  const headings = Array.from(dialog.querySelectorAll(":is(h1, h2, h3):not([hidden])"))
  return headings.map(({ textContent }) => textContent?.trim()).find(Boolean)
}
