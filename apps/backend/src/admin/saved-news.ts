/** What was saved on a product's page, for the parts that show something of it. */
const saved = new EventTarget()
const NEWS = "saved"

/** Tells the other parts of the page that something of the product was saved. */
export const announceSaved = (): void => void saved.dispatchEvent(new Event(NEWS))

/** @returns how to stop listening */
export function onSaved(listener: () => void): () => void {
  saved.addEventListener(NEWS, listener)
  return () => saved.removeEventListener(NEWS, listener)
}
