import type { MouseEvent } from "react"

/**
 * Does something when the next frame has been drawn: what somebody has just chosen or pressed is seen before
 * work that takes a slow phone longer than a frame.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** For a form's button: the form is sent in the next frame, after the pressed button has been drawn. */
export function submitAfterFrame(event: MouseEvent<HTMLButtonElement>): void {
  const button = event.currentTarget
  event.preventDefault()
  afterFrame(() => button.form?.requestSubmit(button))
}
