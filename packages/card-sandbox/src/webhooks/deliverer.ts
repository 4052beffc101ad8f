import type { SandboxClock } from "../clock.ts"
import type { Store } from "../state/store.ts"
import type { Delivery } from "../state/tables.ts"
import { postEvent, type WebhookTarget } from "./post-event.ts"
import { nextTryIn } from "./retry-schedule.ts"

/** Sent in parallel, so that events may arrive out of order, as in production. */
const AT_ONCE = 8
const LONGEST_SLEEP_MS = 60_000

export interface Sent {
  id: string
  type: string
  /** 0 if there was no answer. */
  status: number
}

export interface Deliverer {
  /** Sends what is due. Must be called after every change and every move of the clock. */
  pump(): void
  /** Sends one event now, whatever its state; null if it does not exist. */
  send(id: string): Promise<Sent | null>
  /** Resolves when nothing is being sent. */
  close(): Promise<void>
}

/** Sends events to the shop, in no guaranteed order, until it answers with 2xx. */
export function createDeliverer(store: Store, clock: SandboxClock, target: WebhookTarget | null): Deliverer {
  const waiting = new Map<string, Delivery>()
  const underWay = new Map<string, Promise<Sent | null>>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const index = (row: Delivery) => {
    if (row.state === "waiting") waiting.set(row.id, row)
    else waiting.delete(row.id)
  }
  for (const row of store.read.list("deliveries").reverse()) index(row)
  store.onPut((table, row) => {
    if (table === "deliveries") index(row as Delivery)
  })

  const send = async (id: string): Promise<Sent | null> => {
    const event = store.read.find("events", id)
    const row = store.read.find("deliveries", id)
    if (event === undefined || row === undefined) return null
    let status = 0
    for (let copy = 0; target !== null && copy < row.copies; copy++) status = await postEvent(event, target)
    // A test may have cleared the store meanwhile.
    if (store.read.find("deliveries", id) !== undefined) {
      store.commit((work) =>
        work.put("deliveries", afterTry(row, status, event.created, clock.now().getTime())),
      )
    }
    return { id, type: event.type, status }
  }

  const start = (id: string) => {
    const sending = send(id).finally(() => {
      underWay.delete(id)
      pump()
    })
    underWay.set(id, sending)
  }

  const pump = () => {
    clearTimeout(timer)
    if (closed || target === null) return
    const now = clock.now().getTime()
    let next = now + LONGEST_SLEEP_MS
    for (const { id, next_try_at } of waiting.values()) {
      if (underWay.size >= AT_ONCE) return
      if (underWay.has(id)) continue
      if (next_try_at <= now) start(id)
      else next = Math.min(next, next_try_at)
    }
    timer = setTimeout(pump, next - now)
    timer.unref()
  }

  return {
    pump,
    send,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

function afterTry(row: Delivery, status: number, created: number, now: number): Delivery {
  const tries = row.tries + 1
  if (status >= 200 && status < 300) return { ...row, tries, state: "delivered" }
  const wait = nextTryIn(tries, now - created * 1000)
  return wait === null
    ? { ...row, tries, state: "given_up" }
    : { ...row, tries, state: "waiting", next_try_at: now + wait }
}
