import { expect, test, vi } from "vitest"
import { createProgress, formatSeconds, spinnerLine } from "./progress.mjs"

const step = (title: string, detail = "") => ({ title, detail, startedAt: 0, nextPlainAt: 0 })

function recorder(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) }
}

test.each([
  [0, "0 s"],
  [1_499, "1 s"],
  [59_000, "59 s"],
  [65_000, "1 min 05 s"],
  [600_000, "10 min 00 s"],
])("%i ms read as %s", (milliseconds, text) => {
  expect(formatSeconds(milliseconds)).toBe(text)
})

test("all running steps share the terminal's one line", () => {
  expect(spinnerLine([step("Seeding", "3/72 products"), step("Building")], 12_000, 80)).toMatch(
    /^\S Seeding \(3\/72 products\) 12 s · Building 12 s$/,
  )
})

test("a line never gets longer than the screen", () => {
  expect(spinnerLine([step("x".repeat(200))], 0, 40).length).toBeLessThan(40)
})

test("without a terminal a long step speaks after a second and then every ten", async () => {
  vi.useFakeTimers()
  const screen = recorder(false)
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = createProgress(screen).step("Seeding", async (report) => {
    report("3/72 products")
    await promise
  })
  await vi.advanceTimersByTimeAsync(11_500)
  resolve()
  await work
  vi.useRealTimers()
  expect(screen.written).toEqual([
    "… Seeding (3/72 products) 1 s\n",
    "… Seeding (3/72 products) 11 s\n",
    expect.stringMatching(/^✓ Seeding \(3\/72 products\) 1\d s\n$/),
  ])
})

test("a failing step is marked and its error goes on", async () => {
  const screen = recorder(false)
  const failing = createProgress(screen).step("Seeding", () => Promise.reject(new Error("no")))
  await expect(failing).rejects.toThrow("no")
  expect(screen.written).toEqual(["✗ Seeding 0 s\n"])
})
