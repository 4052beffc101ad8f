import { join } from "node:path"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { knowsProcessorTime } from "../../tools/bench/processor-time.ts"
import { type BenchReport, formatFigure, median, type Row } from "../../tools/bench/report.ts"
import type { CrowdOrder, CrowdResult } from "./crowd.ts"
import { findBasket } from "./find-basket.ts"
import { allowSystemPayment } from "./medusa-backend.ts"
import { runCrowd } from "./run-crowd.ts"
import { type Doors, withDoors } from "./with-doors.ts"

const ROUNDS = 3
const WARM_UP_SECONDS = 10
const BUY_SECONDS = 15
const ADD_SECONDS = 8
const PEOPLE = 4
const LEAST_PURCHASES = 4
const MOST_PROCESSOR_TIME = 0.25
const MOST_ADD_TIME = 0.5

type Side = "ours" | "medusa"
type Figures = { perSecond: number; cpuMs: number; p50Ms: number }

const PARTS = { ours: "the back end", medusa: "unmodified Medusa" } as const

const sendCrowd = (order: CrowdOrder) =>
  runCrowd<CrowdResult>(join(import.meta.dirname, "crowd.ts"), order, order.name)

/** @returns processor seconds of the side's back end and of the database, which both sides share */
async function cpuOf(context: BenchContext, side: Side): Promise<number> {
  if (!knowsProcessorTime) return Number.NaN
  const [backend, database] = await Promise.all([
    context.processorSecondsOf(PARTS[side]),
    context.processorSecondsOf("the embedded PostgreSQL"),
  ])
  return backend + database
}

async function measure(context: BenchContext, side: Side, order: CrowdOrder): Promise<Figures> {
  const before = await cpuOf(context, side)
  const { count, seconds, eachMs } = await sendCrowd(order)
  const used = (await cpuOf(context, side)) - before
  return { perSecond: count / seconds, cpuMs: (used * 1_000) / count, p50Ms: median(eachMs) }
}

function middle(rounds: Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]))
  return { perSecond: of("perSecond"), cpuMs: of("cpuMs"), p50Ms: of("p50Ms") }
}

type Measured = Record<Side, { buy: Figures; add: Figures }>

/** Rounds of both sides in turn, so that a slow minute of the machine meets both. */
async function measureAll(
  context: BenchContext,
  doors: Doors,
  report: (text: string) => void,
): Promise<Measured> {
  const basket = await findBasket(doors.ours)
  const orderOf = (side: Side, what: CrowdOrder["what"], seconds: number, round: string): CrowdOrder => {
    // Adding is measured alone: its time is what one shopper waits.
    const people = what === "buy" ? PEOPLE : 1
    return {
      dialect: side,
      what,
      door: doors[side],
      basket,
      people,
      seconds,
      name: `${what}-${side}-${round}`,
    }
  }
  const sides: Side[] = ["ours", "medusa"]
  for (const side of sides) await sendCrowd(orderOf(side, "buy", WARM_UP_SECONDS, "warm-up"))
  const rounds = { ours: { buy: [], add: [] }, medusa: { buy: [], add: [] } } as Record<
    Side,
    Record<CrowdOrder["what"], Figures[]>
  >
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`)
    for (const side of sides) {
      rounds[side].buy.push(await measure(context, side, orderOf(side, "buy", BUY_SECONDS, String(round))))
    }
    for (const side of sides) {
      rounds[side].add.push(await measure(context, side, orderOf(side, "add", ADD_SECONDS, String(round))))
    }
  }
  const result = (side: Side) => ({ buy: middle(rounds[side].buy), add: middle(rounds[side].add) })
  return { ours: result("ours"), medusa: result("medusa") }
}

const bench: Bench = {
  title: "A purchase: beside the same one over Medusa's own routes",
  run: async (context) =>
    reportOf(
      await withDoors(
        context,
        (doors) =>
          context.progress.step("Measuring purchases", (report) => measureAll(context, doors, report)),
        allowSystemPayment,
      ),
    ),
}

function reportOf({ ours, medusa }: Measured): BenchReport {
  const rows: Row[] = [
    { name: "a  purchases, Medusa's routes (8 calls)", side: medusa.buy, unit: "/s" },
    { name: "b  purchases, the shop's routes (4 calls)", side: ours.buy, unit: "/s" },
  ].map(({ name, side, unit }) => ({
    name,
    value: side.perSecond,
    unit,
    ratio: side.perSecond / medusa.buy.perSecond,
    note: `${formatFigure(side.cpuMs)} ms of processor time each, ${formatFigure(side.p50Ms)} ms with ${PEOPLE} at once`,
  }))
  const adding: Row[] = [
    { name: "c  add to cart, Medusa's route", side: medusa.add },
    { name: "d  add to cart, the shop's route", side: ours.add },
  ].map(({ name, side }) => ({ name, value: side.p50Ms, unit: "ms", ratio: side.p50Ms / medusa.add.p50Ms }))
  const more = ours.buy.perSecond / medusa.buy.perSecond
  const cpu = ours.buy.cpuMs / medusa.buy.cpuMs
  const addTime = ours.add.p50Ms / medusa.add.p50Ms
  return {
    rows: [...rows, ...adding],
    goals: [
      { text: `b at least ${LEAST_PURCHASES} × a`, actual: formatFigure(more), met: more >= LEAST_PURCHASES },
      {
        text: `a purchase of b at most ${MOST_PROCESSOR_TIME} × the processor time of one of a`,
        actual: formatFigure(cpu),
        met: cpu <= MOST_PROCESSOR_TIME,
      },
      {
        text: `d at most ${MOST_ADD_TIME} × c`,
        actual: formatFigure(addTime),
        met: addTime <= MOST_ADD_TIME,
      },
    ],
  }
}

export default bench
