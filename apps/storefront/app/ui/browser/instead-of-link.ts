import type { MouseEvent } from "react"

/** What a link does in a browser with scripts. */
export const insteadOfLink = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}
