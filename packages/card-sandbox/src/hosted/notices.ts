import type { HostedPayment } from "./hosted-payments.ts"
import type { Protocol } from "./protocol.ts"

const PATIENCE_MS = 30_000
const REPEAT_AFTER_MS = [1_000, 3_000, 9_000, 27_000]

/** Tells the shop what has happened, until it has heard. */
export interface Notices {
  /** Whether what happens is told by itself; held, a test sends it when it wants. */
  hold(held: boolean): void
  tell(payment: HostedPayment): void
  /** Tells it once, now. @returns whether the shop has heard; null when there is nothing to tell */
  send(payment: HostedPayment): Promise<{ status: number; heard: boolean } | null>
  close(): void
}

export function createNotices(protocol: Protocol): Notices {
  let isHeld = false
  const timers = new Set<NodeJS.Timeout>()
  const send: Notices["send"] = async (payment) => {
    const message = protocol.notice(payment)
    if (!message || !payment.noticeUrl) return null
    const response = await fetch(payment.noticeUrl, {
      method: "POST",
      headers: message.headers,
      body: message.body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = { status: response.status, body: await response.text() }
    const heard = isHeard(protocol, { ...answer, signature: response.headers.get("signature") })
    return { status: response.status, heard }
  }
  const sendUntilHeard = async (payment: HostedPayment, tries = 0): Promise<void> => {
    const outcome = await send(payment).catch(() => ({ heard: false }))
    const wait = REPEAT_AFTER_MS[tries]
    if (outcome?.heard !== false || wait === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void sendUntilHeard(payment, tries + 1)
    }, wait)
    timers.add(timer)
  }
  return {
    hold: (held) => {
      isHeld = held
    },
    tell: (payment) => {
      if (!isHeld) void sendUntilHeard(payment)
    },
    send,
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** What is no answer in the provider's form is none. */
function isHeard(protocol: Protocol, answer: Parameters<Protocol["isHeard"]>[0]): boolean {
  try {
    return protocol.isHeard(answer)
  } catch {
    return false
  }
}
