import type { CSSProperties } from "react"
import { useViewTransitionState } from "react-router"

/**
 * Gives a picture a view transition name while the page at `path` is being opened or left, so that it moves
 * between card and page. Only then, because the server renders no style attribute and two pictures must not
 * share a name.
 */
export const usePictureTransition: (path: string) => CSSProperties | undefined = import.meta.env.SSR
  ? () => undefined
  : useMovingPicture

function useMovingPicture(path: string): CSSProperties | undefined {
  const moving = useViewTransitionState(path)
  return moving ? { viewTransitionName: `picture${path.replace(/\W/g, "-")}` } : undefined
}
