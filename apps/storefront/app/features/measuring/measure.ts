import { useEffect } from "react"
import type { MeasuredEvent } from "./measured-event.ts"

/** Pages tell of what happens before it is known whether anybody may be told. */
const MOST_WAITING = 10

type Listener = (event: MeasuredEvent) => void
let waiting: MeasuredEvent[] = []
let listener: Listener | null = null

/** Tells whoever may measure; nobody, where nobody may. */
export function measure(event: MeasuredEvent): void {
  if (listener) listener(event)
  else waiting = [...waiting, event].slice(-MOST_WAITING)
}

/** From now on events go there. */
export function listenToEvents(next: Listener): void {
  listener = next
  const told = waiting
  waiting = []
  for (const event of told) next(event)
}

/** Nobody may measure: nothing is kept for whoever may later. */
export const dropEvents = (): void => listenToEvents(() => undefined)

/** Tells of what a page shows, when it is shown. */
export function useMeasured(event: MeasuredEvent | null): void {
  const told = JSON.stringify(event)
  useEffect(() => {
    const parsed = JSON.parse(told) as MeasuredEvent | null
    if (parsed) measure(parsed)
  }, [told])
}
