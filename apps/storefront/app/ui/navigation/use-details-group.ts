import { type RefObject, useEffect } from "react"

/**
 * Makes the `<details>` menus inside an element behave like menus: Escape, a click outside, following a link
 * and leaving with the keyboard close them. Without JavaScript they open and close only with their summary.
 */
export function useDetailsGroup(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = group.current
    if (!element) return
    const open = () => element.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")
    const close = () => {
      for (const menu of open()) menu.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      const [menu] = open()
      menu?.querySelector("summary")?.focus()
      close()
    }
    const onPointer = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target?.closest("details[data-menu][open]")) close()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("details[data-menu] a")) close()
    }
    document.addEventListener("keydown", onKey)
    document.addEventListener("pointerdown", onPointer)
    element.addEventListener("focusout", onFocusOut)
    element.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("pointerdown", onPointer)
      element.removeEventListener("focusout", onFocusOut)
      element.removeEventListener("click", onClick)
    }
  }, [group])
}
