import { afterFrame } from "#app/ui/browser/after-frame.ts"
import { watchPageHydration } from "#app/ui/browser/hydration-turns.ts"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A changed field with its state. */
interface KeptChange {
  element: Field
  value: string
  checked?: boolean
}

/** A clicked button. */
interface KeptClick {
  element: HTMLButtonElement
}

/** What the inline script of `event-replay-script.tsx` leaves on the window. */
interface KeptEvents {
  /** The next one, in the visitor's order. */
  take: () => KeptClick | KeptChange | undefined
  /** Stops keeping. */
  end: () => void
}

declare global {
  interface Window {
    keptEvents?: KeptEvents
  }
}

/** Repeats, when the page is hydrated, what the visitor has done before. */
export function replayKeptEvents(): void {
  // After the effects of the last part, which attach listeners, too: they run after the next frame.
  watchPageHydration(() => afterFrame(replay))
}

/** Each in a task of its own, so that it meets the page that the one before has rendered. */
async function replay(): Promise<void> {
  const events = window.keptEvents
  for (let kept = events?.take(); kept; kept = events?.take()) {
    if (!kept.element.isConnected) continue
    if ("value" in kept) await change(kept)
    else click(kept.element)
    await nextTask()
  }
  events?.end()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function click(button: HTMLButtonElement): void {
  delete button.dataset.kept
  button.click()
}

/** The state is set again, because a component that was rendered meanwhile may have reset it. */
async function change({ element, value, checked }: KeptChange): Promise<void> {
  if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
    element.checked = checked ?? false
  // The chosen files stay, and browsers refuse to have them set.
  else if (element.type !== "file") element.value = value
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }))
  await nextTask()
  // It was left before anybody listened.
  if (document.activeElement !== element) element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
}
