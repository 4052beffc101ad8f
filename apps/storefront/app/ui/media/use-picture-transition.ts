import type { CSSProperties } from "react"
import { useViewTransitionState } from "react-router"

/**
 * Names a picture while the page at `path` is being opened or left, so that the browser carries it over from
 * the card to the page and back. Only then: the server renders no style, and no two pictures share a name.
 */
export const usePictureTransition: (path: string) => CSSProperties | undefined = import.meta.env.SSR
  ? () => undefined
  : useMovingPicture

function useMovingPicture(path: string): CSSProperties | undefined {
  const moving = useViewTransitionState(path)
  return moving ? { viewTransitionName: `picture${path.replace(/\W/g, "-")}` } : undefined
}
