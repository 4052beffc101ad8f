import { useEffect } from "react"
import type { MeasuredEvent } from "./measured-event.ts"

/** Pages report events before it is known whether they may be sent. */
const MOST_WAITING = 10

type Listener = (event: MeasuredEvent) => void
let waiting: MeasuredEvent[] = []
let listener: Listener | null = null

/** Passes an event to the permitted services; drops it if there are none. */
export function measure(event: MeasuredEvent): void {
  if (listener) listener(event)
  else waiting = [...waiting, event].slice(-MOST_WAITING)
}

/** Sets the receiver of events. */
export function listenToEvents(next: Listener): void {
  listener = next
  const events = waiting
  waiting = []
  for (const event of events) next(event)
}

/** No service is permitted: events are not kept for later. */
export const dropEvents = (): void => listenToEvents(() => undefined)

/** Reports what a page shows, when it is shown. */
export function useMeasured(event: MeasuredEvent | null): void {
  const json = JSON.stringify(event)
  useEffect(() => {
    const parsed: MeasuredEvent | null = JSON.parse(json)
    if (parsed) measure(parsed)
  }, [json])
}
