/**
 * Does something when the next frame has been drawn: what somebody has just chosen or pressed is seen before
 * work that takes a slow phone longer than a frame.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
