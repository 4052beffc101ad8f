import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { type LoadFigures, load, type Target } from "../../tools/bench/load.ts"
import { type BenchReport, formatFigure, median, percentile } from "../../tools/bench/report.ts"
import { makeAccounts } from "./accounts.ts"
import { type SignInFigures, signInDuring } from "./crowd.ts"

const ROUNDS = 3
const WARM_UP_SECONDS = 3
const MEASURE_SECONDS = 8
const PEOPLE = 50
/** As many pages in a second as fifty thousand visitors of a day would not ask for in its busiest minute. */
const VISITS_PER_SECOND = 200
const VISITORS = 20
const MOST_SLOWER = 1.1

interface Round {
  alone: LoadFigures
  beside: LoadFigures
  signIns: SignInFigures
}

async function measure(context: BenchContext, report: (detail: string) => void): Promise<Round[]> {
  const page: Target = {
    url: `${context.shopUrl}/hu/products`,
    headers: { accept: "text/html", "accept-encoding": "br" },
    connections: VISITORS,
    rate: VISITS_PER_SECOND,
  }
  const accounts = await makeAccounts(context, PEOPLE)
  const signingIn = (seconds: number) => signInDuring(context.backendUrl, accounts, () => load(page, seconds))
  await load(page, WARM_UP_SECONDS)
  await signingIn(WARM_UP_SECONDS)
  const rounds: Round[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`)
    const alone = await load(page, MEASURE_SECONDS)
    const [beside, signIns] = await signingIn(MEASURE_SECONDS)
    rounds.push({ alone, beside, signIns })
  }
  return rounds
}

function reportOf(rounds: readonly Round[]): BenchReport {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  const [alone, beside] = [middle((round) => round.alone.p50Ms), middle((round) => round.beside.p50Ms)]
  const eachMs = rounds.flatMap(({ signIns }) => signIns.eachMs)
  // The load tool rounds to whole milliseconds: what it calls nothing is less than half of one.
  const slower = Math.max(beside, 1) / Math.max(alone, 1)
  return {
    rows: [
      {
        name: `a  a stored page, ${VISITS_PER_SECOND} in a second`,
        value: alone,
        unit: "ms",
        note: `p50; p99 ${formatFigure(middle((round) => round.alone.p99Ms))} ms`,
      },
      {
        name: `b  the same beside ${PEOPLE} people who sign in at once`,
        value: beside,
        unit: "ms",
        ratio: slower,
        note: `p50; p99 ${formatFigure(middle((round) => round.beside.p99Ms))} ms`,
      },
      {
        name: "c  sign-ins",
        value: middle((round) => round.signIns.perSecond),
        unit: "/s",
        note: `p50 ${formatFigure(median(eachMs))} ms, p99 ${formatFigure(percentile(eachMs, 0.99))} ms with ${PEOPLE} at once`,
      },
    ],
    goals: [
      {
        text: `b at most ${MOST_SLOWER} × a`,
        actual: formatFigure(slower),
        met: slower <= MOST_SLOWER,
      },
    ],
  }
}

const bench: Bench = {
  title: "Signing in: how much, and what it costs those who only look around",
  run: async (context) =>
    reportOf(await context.progress.step("Measuring sign-ins", (report) => measure(context, report))),
}

export default bench
