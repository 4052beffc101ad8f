import { type KeyboardEvent, type RefObject, useEffect } from "react"

const CONTROLS = "button, input"
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A toolbar is a single stop of the Tab key; the arrow keys move within it (WAI-ARIA, toolbar pattern).
 * @returns the handlers of its element
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const controls = () =>
    Array.from<Element>(toolbar.current?.querySelectorAll(CONTROLS) ?? []) as HTMLElement[]
  const stopAt = (stop: Element | undefined) => {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1
  }
  // Buttons come and go with the selection: one of them must always be the stop.
  useEffect(() => {
    const all = controls()
    stopAt(all.find((control) => control.tabIndex === 0 && control.dataset.stop !== undefined) ?? all[0])
  })
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof HTMLElement) || !controls().includes(target)) return
      for (const control of controls()) delete control.dataset.stop
      target.dataset.stop = ""
      stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const all = controls()
      const at = all.indexOf(document.activeElement as HTMLElement)
      if (step === undefined || at === -1) return
      event.preventDefault()
      all[(at + step + all.length) % all.length]?.focus()
    },
  }
}
