import type { HostedPayment } from "./hosted-payments.ts"
import type { Protocol } from "./protocol.ts"

const PATIENCE_MS = 30_000
const REPEAT_AFTER_MS = [1_000, 3_000, 9_000, 27_000]

/** Notifies the shop about an event until the shop confirms it. */
export interface Notices {
  /** Whether notices are sent automatically; if held, a test sends them. */
  hold(held: boolean): void
  tell(payment: HostedPayment): void
  /** Sends the notice once, now. @returns whether the shop confirmed it; null if there is nothing to send */
  send(payment: HostedPayment): Promise<{ status: number; accepted: boolean } | null>
  close(): void
}

/** Notices in a provider's format, sent automatically until a test holds them. */
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
    const accepted = isAccepted(protocol, { ...answer, signature: response.headers.get("signature") })
    return { status: response.status, accepted }
  }
  const sendUntilHeard = async (payment: HostedPayment, tries = 0): Promise<void> => {
    const outcome = await send(payment).catch(() => ({ accepted: false }))
    const wait = REPEAT_AFTER_MS[tries]
    if (outcome?.accepted !== false || wait === undefined) return
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

/** An answer that is not in the provider's format counts as none. */
function isAccepted(protocol: Protocol, answer: Parameters<Protocol["isAccepted"]>[0]): boolean {
  try {
    return protocol.isAccepted(answer)
  } catch {
    return false
  }
}
