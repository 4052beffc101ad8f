import { join } from "node:path"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { knowsProcessorTime } from "../../tools/bench/processor-time.ts"
import { type BenchReport, formatFigure, median, type Row } from "../../tools/bench/report.ts"
import { findBasket } from "../purchase/find-basket.ts"
import { runCrowd } from "../purchase/run-crowd.ts"
import type { Basket } from "../purchase/shopper.ts"
import { type Doors, withDoors } from "../purchase/with-doors.ts"
import { startCall, startForm } from "./carts.ts"
import { CHANGES } from "./changes.ts"
import type { BenchCart, CrowdOrder, CrowdResult } from "./crowd.ts"

const ROUNDS = 3
const WARM_UP_SECONDS = 6
const CHANGE_SECONDS = 8
const READ_SECONDS = 6
const PEOPLE = 4
const READERS = 20
const LEAST_CHANGES = 10
const LEAST_READS = 40
/** Above this the load generator is what is measured. */
const MOST_BUSY = 0.9

/** Each with the parts of the stack whose processor time it takes; the database is everybody's. */
const SIDES = {
  medusa: ["unmodified Medusa", "the embedded PostgreSQL"],
  calls: ["the back end", "the embedded PostgreSQL"],
  pages: ["the storefront", "the back end", "the embedded PostgreSQL"],
} as const
type Side = keyof typeof SIDES
const SIDE_NAMES = Object.keys(SIDES) as Side[]

type Figures = {
  perSecond: number
  cpuMs: number
  /** By part of the stack, in the order of `SIDES`. */
  partsMs: number[]
  busy: number
  p50Ms: Record<string, number>
}
type What = CrowdOrder["what"]

/** The seconds of processor time that each part of a side has used. */
async function cpuOf(context: BenchContext, side: Side): Promise<number[]> {
  if (!knowsProcessorTime) return [Number.NaN]
  return await Promise.all(SIDES[side].map((part) => context.processorSecondsOf(part)))
}

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

async function startCarts(context: BenchContext, doors: Doors, side: Side, basket: Basket) {
  const carts: BenchCart[] = []
  for (let made = 0; made < READERS; made += 1) {
    if (side === "pages") carts.push(await startForm(context.shopUrl, basket))
    else if (side === "calls") carts.push(await startCall("ours", doors.ours, basket))
    else carts.push(await startCall("medusa", doors.medusa, basket))
  }
  return carts
}

async function measureAll(
  context: BenchContext,
  doors: Doors,
  report: (text: string) => void,
): Promise<Record<Side, Record<What, Figures>>> {
  const basket = await findBasket(doors.ours)
  const orders = {} as Record<Side, (what: What, seconds: number) => CrowdOrder>
  for (const side of SIDE_NAMES) {
    const carts = await startCarts(context, doors, side, basket)
    orders[side] = (what, seconds) => ({
      what,
      seconds,
      way: side === "pages" ? "pages" : "calls",
      door: side === "medusa" ? doors.medusa : doors.ours,
      shopUrl: context.shopUrl,
      carts: carts.slice(0, what === "read" ? READERS : PEOPLE),
      variantId: basket.secondVariantId,
    })
  }
  const send = async (side: Side, what: What, seconds: number): Promise<Figures> => {
    const before = await cpuOf(context, side)
    const script = join(import.meta.dirname, "crowd.ts")
    const {
      eachMs,
      busy,
      seconds: took,
    } = await runCrowd<CrowdResult>(script, orders[side](what, seconds), what)
    const after = await cpuOf(context, side)
    const count = Object.values(eachMs).reduce((sum, each) => sum + each.length, 0)
    const timed = Object.entries(eachMs).filter(([, each]) => each.length > 0)
    const partsMs = after.map((seconds, index) => ((seconds - (before[index] ?? 0)) * 1_000) / count)
    return {
      perSecond: count / took,
      cpuMs: total(partsMs),
      partsMs,
      busy,
      p50Ms: Object.fromEntries(timed.map(([name, each]) => [name, median(each)])),
    }
  }
  const rounds = Object.fromEntries(
    SIDE_NAMES.map((side) => [side, { change: [] as Figures[], read: [] as Figures[] }]),
  ) as Record<Side, Record<What, Figures[]>>
  for (const side of SIDE_NAMES) {
    await send(side, "change", WARM_UP_SECONDS)
    await send(side, "read", WARM_UP_SECONDS / 2)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`)
    for (const side of SIDE_NAMES) rounds[side].change.push(await send(side, "change", CHANGE_SECONDS))
    for (const side of SIDE_NAMES) rounds[side].read.push(await send(side, "read", READ_SECONDS))
  }
  const middleOf = (side: Side) => ({ change: middle(rounds[side].change), read: middle(rounds[side].read) })
  return { medusa: middleOf("medusa"), calls: middleOf("calls"), pages: middleOf("pages") }
}

function middle(rounds: Figures[]): Figures {
  const [first] = rounds
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
    partsMs: (first?.partsMs ?? []).map((_, part) => median(rounds.map(({ partsMs }) => partsMs[part] ?? 0))),
    busy: median(rounds.map(({ busy }) => busy)),
    p50Ms: Object.fromEntries(
      Object.keys(first?.p50Ms ?? {}).map((name) => [
        name,
        median(rounds.map(({ p50Ms }) => p50Ms[name] ?? 0)),
      ]),
    ),
  }
}

function reportOf(measured: Record<Side, Record<What, Figures>>): BenchReport {
  const row = (name: string, side: Side, what: What): Row => {
    const figures = measured[side][what]
    const baseline = measured.medusa[what]
    const less = formatFigure(baseline.cpuMs / figures.cpuMs)
    const parts = figures.partsMs.map((ms, part) => `${SIDES[side][part]} ${formatFigure(ms)}`)
    const each = CHANGES.flatMap((change) => {
      const ms = figures.p50Ms[change]
      return ms === undefined ? [] : [`${change} ${formatFigure(ms)}`]
    })
    return {
      name,
      value: figures.perSecond,
      unit: "/s",
      ratio: figures.perSecond / baseline.perSecond,
      note: `${formatFigure(figures.cpuMs)} ms of processor time each (${parts.join(", ")}), 1/${less}; load generator ${Math.round(figures.busy * 100)} % busy${each.length > 0 ? `; p50 ms: ${each.join(", ")}` : ""}`,
    }
  }
  const changes = measured.calls.change.perSecond / measured.medusa.change.perSecond
  const pages = measured.pages.change.perSecond / measured.medusa.change.perSecond
  const busiest = Math.max(
    ...SIDE_NAMES.flatMap((side) => [measured[side].change.busy, measured[side].read.busy]),
  )
  const reads = measured.pages.read.perSecond / measured.medusa.read.perSecond
  return {
    rows: [
      row("a  changes, Medusa's routes", "medusa", "change"),
      row("b  changes, the shop's routes", "calls", "change"),
      row("c  changes, the shop's forms", "pages", "change"),
      row("d  a cart read, Medusa's route", "medusa", "read"),
      row("e  a cart read, the shop's route", "calls", "read"),
      row("f  GET /api/session", "pages", "read"),
    ],
    goals: [
      {
        text: `b at least ${LEAST_CHANGES} × a`,
        actual: formatFigure(changes),
        met: changes >= LEAST_CHANGES,
      },
      { text: `c at least ${LEAST_CHANGES} × a`, actual: formatFigure(pages), met: pages >= LEAST_CHANGES },
      {
        text: `load generator at most ${MOST_BUSY * 100} % busy`,
        actual: `${Math.round(busiest * 100)} %`,
        met: busiest <= MOST_BUSY,
      },
      { text: `f at least ${LEAST_READS} × d`, actual: formatFigure(reads), met: reads >= LEAST_READS },
    ],
  }
}

const bench: Bench = {
  title: "A cart: changed and read, beside Medusa's own routes",
  run: async (context) =>
    reportOf(
      await withDoors(context, (doors) =>
        context.progress.step("Measuring carts", (report) => measureAll(context, doors, report)),
      ),
    ),
}

export default bench
