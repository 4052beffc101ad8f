import type { CDPSession } from "playwright-core"
import { z } from "zod"

/** An event of Chromium's tracing, as far as it is read here; times are microseconds. */
const EVENT = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.looseObject({ data: z.looseObject({ type: z.string().optional() }).optional() }).optional(),
})

type TraceEvent = z.infer<typeof EVENT>

/** A thing the page's main thread did. */
export interface Step {
  name: string
  /** Of an event's handlers: the event's name. */
  type: string | undefined
  startMs: number
  endMs: number
  /** Its processor time, independent of other processes. */
  processorMs: number
}

/** What it calls the moment a page shows something for the first time; it has no duration. */
export const FIRST_PAINT = "firstContentfulPaint"

/** The last thing the main thread does for a picture, before others draw it. */
const PICTURE = "Layerize"

/** Events that count although they may take no time. */
const MOMENTS = [FIRST_PAINT, PICTURE]

const MICROSECONDS = 1000

/** Traces the browser while something happens. @returns what the main thread of the busiest page did */
export async function traceMainThread(session: CDPSession, act: () => Promise<void>): Promise<Step[]> {
  const chunks: unknown[] = []
  const collect = ({ value }: { value: unknown[] }) => chunks.push(...value)
  session.on("Tracing.dataCollected", collect)
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline"], excludedCategories: ["*"] },
  })
  await act()
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await complete
  session.off("Tracing.dataCollected", collect)
  return stepsOf(
    z
      .array(z.unknown())
      .parse(chunks)
      .flatMap((event) => EVENT.safeParse(event).data ?? []),
  )
}

/** The steps of the main thread that has worked most: of the page that is looked at. */
export function stepsOf(events: readonly TraceEvent[]): Step[] {
  const threads = new Map<string, Step[]>()
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0, args } of events) {
    if (!MOMENTS.includes(name) && (ph !== "X" || tdur === 0)) continue
    const thread = `${pid} ${tid}`
    const steps = threads.get(thread) ?? []
    threads.set(thread, steps)
    steps.push({
      name,
      type: args?.data?.type,
      startMs: ts / MICROSECONDS,
      endMs: (ts + dur) / MICROSECONDS,
      processorMs: tdur / MICROSECONDS,
    })
  }
  // Only a page's main thread styles and lays out.
  const ofPages = [...threads.values()].filter((steps) =>
    steps.some(({ name }) => name === "UpdateLayoutTree"),
  )
  return ofPages.toSorted((a, b) => processorMsOf(b) - processorMsOf(a))[0] ?? []
}

/**
 * The steps inside no other one. Chromium names most of them ThreadControllerImpl::RunTask, but reports some tasks without that,
 * only by what is in them: the one that hydrates a page is BlinkScheduler_PerformMicrotaskCheckpoint.
 */
function tasksIn(steps: readonly Step[]): Step[] {
  const tasks: Step[] = []
  let endMs = Number.NEGATIVE_INFINITY
  for (const step of steps.toSorted((a, b) => a.startMs - b.startMs || b.endMs - a.endMs)) {
    if (step.startMs < endMs) continue
    tasks.push(step)
    endMs = step.endMs
  }
  return tasks
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const processorMsOf = (steps: readonly Step[]): number =>
  sum(tasksIn(steps).map(({ processorMs }) => processorMs))

/** How much longer everything took than the processor worked on it: 1 where nobody else wanted it. */
export const waitingOf = (steps: readonly Step[]): number =>
  sum(tasksIn(steps).map(({ startMs, endMs }) => endMs - startMs)) / processorMsOf(steps)

/** A phone of the kind Lighthouse means is this much slower than a computer. */
const SLOWER = 4

/** A task keeps a finger waiting from here on (web.dev, Total Blocking Time). */
const LONG_MS = 50

/** What tasks last longer than 50 ms on a slow phone, all together. */
export const blockingMsOf = (steps: readonly Step[]): number =>
  sum(tasksIn(steps).map(({ processorMs }) => Math.max(0, processorMs * SLOWER - LONG_MS)))

/**
 * What happened after the first paint: until then there is nothing to touch (web.dev, Total Blocking Time). Chromium does
 * not report it for every load; then everything counts.
 */
export function afterFirstPaint(steps: readonly Step[]): Step[] {
  const painted = steps.find(({ name }) => name === FIRST_PAINT)
  return painted ? steps.filter(({ startMs }) => startMs > painted.startMs) : [...steps]
}

export const longestMsOf = (steps: readonly Step[]): number =>
  SLOWER * Math.max(0, ...tasksIn(steps).map(({ processorMs }) => processorMs))

const INPUTS = ["pointerdown", "pointerup", "mousedown", "mouseup", "click", "keydown", "input", "change"]

/**
 * What a slow phone would work from a finger's touch until the next picture: all tasks from the first event to the end of the first
 * frame after the last one.
 */
export function interactionMsOf(steps: readonly Step[]): number {
  const inputs = steps.filter(
    ({ name, type }) => name === "EventDispatch" && type !== undefined && INPUTS.includes(type),
  )
  if (inputs.length === 0) throw new Error("Nothing was touched.")
  const first = Math.min(...inputs.map(({ startMs }) => startMs))
  const last = Math.max(...inputs.map(({ endMs }) => endMs))
  const pictures = steps.filter(({ name, endMs }) => name === PICTURE && endMs >= last)
  if (pictures.length === 0) throw new Error("No picture was drawn after the touch.")
  const shown = Math.min(...pictures.map(({ endMs }) => endMs))
  return SLOWER * processorMsOf(steps.filter(({ startMs, endMs }) => endMs > first && startMs < shown))
}
