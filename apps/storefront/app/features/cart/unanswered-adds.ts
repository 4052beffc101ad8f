/** Additions that a page was left with before they were answered; read again by the next page (`kept-cart.ts`). */
export const UNANSWERED_ENTRY = "cart_unanswered"

const waiting = new Map<string, FormData>()
let listens = false

/**
 * Remembers an addition until it is answered: the first one of a visitor brings the cart's cookie with its answer, and
 * a document that is left earlier would never get it.
 * @returns what `forgetUnanswered` takes
 */
export function rememberUnanswered(form: FormData): string {
  const id = crypto.randomUUID()
  waiting.set(id, form)
  if (!listens) {
    addEventListener("pagehide", keepUnanswered)
    listens = true
  }
  return id
}

export function forgetUnanswered(id: string): void {
  waiting.delete(id)
}

function keepUnanswered(): void {
  if (waiting.size === 0) return
  const forms = [...waiting.values()].map((form) => Object.fromEntries(form))
  waiting.clear()
  try {
    localStorage.setItem(UNANSWERED_ENTRY, JSON.stringify(forms))
  } catch (error) {
    // Storage refused: nothing can be kept.
    if (!(error instanceof DOMException)) throw error
  }
}
