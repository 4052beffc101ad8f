/** Additions without an answer when the page was closed; read by the next page (`kept-cart.ts`). */
export const UNANSWERED_ENTRY = "cart_unanswered"

const waiting = new Map<string, FormData>()
let listens = false

/**
 * Remembers an addition until it is answered: a visitor's first addition sets the cart's cookie with its
 * answer, which a document that is closed earlier never receives.
 * @returns the argument of `forgetUnanswered`
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
    // Storage refused: nothing can be stored.
    if (!(error instanceof DOMException)) throw error
  }
}
