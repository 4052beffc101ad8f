import { expect, test } from "vitest"
import {
  afterFirstPaint,
  blockingMsOf,
  FIRST_PAINT,
  interactionMsOf,
  longestMsOf,
  type Step,
  stepsOf,
  waitingOf,
} from "./main-thread.ts"

/** Chromium's name of most tasks. */
const RUN_TASK = "ThreadControllerImpl::RunTask"

const task = (startMs: number, processorMs: number, lastedMs = processorMs): Step => ({
  name: RUN_TASK,
  type: undefined,
  startMs,
  endMs: startMs + lastedMs,
  processorMs,
})

test("only what a slow phone needs more than 50 ms for blocks, by processor time", () => {
  const steps = [task(0, 10, 400), task(500, 20)]
  expect(blockingMsOf(steps)).toBe(30)
  expect(longestMsOf(steps)).toBe(80)
  expect(waitingOf(steps)).toBe(14)
})

test("a task without a name of its own counts by what is in it, and nothing counts twice", () => {
  const hydrating: Step = { ...task(100, 30), name: "BlinkScheduler_PerformMicrotaskCheckpoint" }
  const inside: Step = { ...task(105, 20), name: "FunctionCall" }
  expect(blockingMsOf([hydrating, inside])).toBe(70)
  expect(longestMsOf([inside, hydrating, task(130, 10)])).toBe(120)
})

test("what comes before the first paint blocks nothing that could be touched", () => {
  const painted: Step = { ...task(100, 0), name: FIRST_PAINT }
  expect(afterFirstPaint([task(0, 50), painted, task(120, 20)])).toEqual([task(120, 20)])
  expect(afterFirstPaint([task(0, 50)])).toEqual([task(0, 50)])
})

test("an interaction lasts from the first event to the frame after the last one", () => {
  const steps = [
    task(0, 99),
    task(100, 2),
    { name: "EventDispatch", type: "pointerdown", startMs: 100, endMs: 101, processorMs: 1 },
    task(110, 5),
    { name: "EventDispatch", type: "click", startMs: 111, endMs: 114, processorMs: 3 },
    task(120, 8),
    { name: "Layerize", type: undefined, startMs: 126, endMs: 127, processorMs: 1 },
    task(130, 99),
  ]
  expect(interactionMsOf(steps)).toBe(4 * (2 + 5 + 8))
  expect(() => interactionMsOf([task(0, 1)])).toThrow(/touched/)
  expect(() => interactionMsOf(steps.filter(({ name }) => name !== "Layerize"))).toThrow(/No picture/)
})

test("the page that works most is looked at, not other threads", () => {
  const event = (tid: number, name: string, tdur: number) => ({
    name,
    ph: "X",
    pid: 1,
    tid,
    ts: 0,
    dur: tdur,
    tdur,
  })
  const steps = stepsOf([
    event(1, RUN_TASK, 9000),
    event(2, RUN_TASK, 3000),
    event(2, "UpdateLayoutTree", 1000),
    event(3, RUN_TASK, 1000),
    event(3, "UpdateLayoutTree", 500),
  ])
  expect(steps.map(({ processorMs }) => processorMs)).toEqual([3, 1])
  const point = { name: FIRST_PAINT, ph: "R", pid: 1, tid: 2, ts: 4000 }
  expect(stepsOf([point, event(2, "UpdateLayoutTree", 1000)])[0]).toMatchObject({
    startMs: 4,
    processorMs: 0,
  })
})
