import { type Browser, chromium } from "playwright-core"
import type { Bench } from "../../tools/bench/context.ts"
import { median, type Row } from "../../tools/bench/report.ts"
import { requireChromium } from "../../tools/checks/chromium.ts"
import {
  afterFirstPaint,
  blockingMsOf,
  interactionMsOf,
  longestMsOf,
  traceMainThread,
  waitingOf,
} from "./main-thread.ts"
import { fillCart, INTERACTIONS, onPhone, PAGES, scriptsKibOf, untilQuiet } from "./phone.ts"

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** Another shop, as it was before a change: it is measured in turn with this one, and is the ratio's baseline. */
const BEFORE = process.env.BENCH_BEFORE

const MOST_BLOCKING_MS = 60
const MOST_SCRIPTS_KIB = 100
const MOST_INTERACTION_MS = 100
/** From here on figures say more about the machine than about the page. */
const TOO_BUSY = 1.5

type Figures = {
  blockingMs: number
  allBlockingMs: number
  longestMs: number
  scriptsKib: number
  waiting: number
}
type Cookies = Awaited<ReturnType<typeof fillCart>>

async function openPage(browser: Browser, url: string, cookies: Cookies): Promise<Figures> {
  return onPhone(browser, cookies, async (page, session) => {
    const steps = await traceMainThread(session, async () => {
      await page.goto(url)
      await untilQuiet(page)
    })
    return {
      blockingMs: blockingMsOf(afterFirstPaint(steps)),
      allBlockingMs: blockingMsOf(steps),
      longestMs: longestMsOf(steps),
      scriptsKib: await scriptsKibOf(page),
      waiting: waitingOf(steps),
    }
  })
}

async function touch(
  browser: Browser,
  shopUrl: string,
  cookies: Cookies,
  { path, prepare, act }: (typeof INTERACTIONS)[number],
): Promise<{ ms: number; waiting: number }> {
  return onPhone(browser, cookies, async (page, session) => {
    await page.goto(shopUrl + path)
    await untilQuiet(page)
    await prepare?.(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const steps = await traceMainThread(session, async () => {
      await act(page)
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
    })
    return { ms: interactionMsOf(steps), waiting: waitingOf(steps) }
  })
}

/** Rounds of all shops in turn, so that what the machine does besides meets all of them. */
async function inTurn<T>(shops: readonly string[], measure: (shopUrl: string) => Promise<T>): Promise<T[][]> {
  const results: T[][] = shops.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, shop] of shops.entries()) results[index]?.push(await measure(shop))
  }
  return results
}

const bench: Bench = {
  title: "What a phone works, four times slower than this processor",
  run: async ({ shopUrl, progress }) => {
    const browser = await chromium.launch({
      executablePath: await requireChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    })
    try {
      const shops = [shopUrl, ...(BEFORE ? [BEFORE] : [])]
      const carts = new Map<string, Cookies>()
      for (const shop of shops) carts.set(shop, await fillCart(browser, shop))
      const cookiesOf = (shop: string) => carts.get(shop) ?? []
      const rows: Row[] = []
      const waiting: number[] = []
      const addRow = (name: string, unit: string, [now = [], before]: number[][]): number => {
        const value = median(now)
        const ratio = before && value / median(before)
        rows.push({ name, value, unit, ratio, note: before ? "of before" : "" })
        return value
      }
      const goals = []
      for (const [name, path] of Object.entries(PAGES)) {
        const results = await progress.step(`Opening: ${name}`, () =>
          inTurn(shops, (shop) => openPage(browser, shop + path, cookiesOf(shop))),
        )
        waiting.push(...results.flat().map((one) => one.waiting))
        const read = (key: keyof Figures) => results.map((all) => all.map((one) => one[key]))
        const blocking = addRow(`${name}: blocking`, "ms", read("blockingMs"))
        addRow(`${name}: the same from the first byte`, "ms", read("allBlockingMs"))
        addRow(`${name}: longest task`, "ms", read("longestMs"))
        const scripts = addRow(`${name}: scripts`, "KiB", read("scriptsKib"))
        goals.push(
          { name: `${name} blocks at most ${MOST_BLOCKING_MS} ms`, value: blocking, most: MOST_BLOCKING_MS },
          {
            name: `${name}: scripts at most ${MOST_SCRIPTS_KIB} KiB`,
            value: scripts,
            most: MOST_SCRIPTS_KIB,
          },
        )
      }
      for (const interaction of INTERACTIONS) {
        const results = await progress.step(`Touching: ${interaction.name}`, () =>
          inTurn(shops, async (shop) => {
            const cookies = interaction.changesCart ? await fillCart(browser, shop) : cookiesOf(shop)
            return touch(browser, shop, cookies, interaction)
          }),
        )
        waiting.push(...results.flat().map((one) => one.waiting))
        const value = addRow(
          interaction.name,
          "ms",
          results.map((all) => all.map(({ ms }) => ms)),
        )
        goals.push({
          name: `${interaction.name}: at most ${MOST_INTERACTION_MS} ms`,
          value,
          most: MOST_INTERACTION_MS,
        })
      }
      const busy = median(waiting)
      const advice = busy > TOO_BUSY ? "the machine was too busy: compare, but do not quote" : "quiet enough"
      rows.push({ name: "everything took", value: busy, unit: "× its processor time", note: advice })
      return {
        rows,
        goals: goals.map(({ name, value, most }) => ({
          text: name,
          actual: `${Math.round(value)}`,
          met: value <= most,
        })),
      }
    } finally {
      await browser.close()
    }
  },
}

export default bench
