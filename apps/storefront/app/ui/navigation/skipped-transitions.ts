/**
 * Someone who goes back at once interrupts the picture's way to the page. The router does not listen to the transition's
 * promises, so the browser would report this as an error of the page.
 */
export function allowSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
  })
}
