import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { chooseTable, currentImport, importAll, watchImport } from "./product-import.ts"

vi.mock("@medusajs/ui", () => ({ toast: { success: vi.fn(), warning: vi.fn() } }))

const preview = (handles: string[]) => ({
  products: handles.map((handle, index) => ({ handle, rows: [index + 2], state: "s", cells: [] })),
  ...{ problems: [], remarks: [], pictures: [], unchanged: 0, lost_letters: 0, source: null },
})

/** What the back end does with each call in turn; the last one with all further calls. */
function answering(...answers: (object | "lost")[]) {
  const bodies: { rows?: number[] }[] = []
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    const answer = answers[Math.min(bodies.length, answers.length) - 1]
    if (answer === "lost") throw new TypeError("Failed to fetch")
    return Response.json(answer)
  })
  return bodies
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("localStorage", { getItem: () => "en" })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const choose = () => chooseTable(new File(["Azonosító;Cikkszám\nbogre;B-1\ntal;T-1\n"], "termekek.csv"))

test("an import waits for a back end that is gone, and goes on; what the lost call had done is no failure", async () => {
  const bodies = answering(
    preview(["bogre", "tal"]),
    "lost",
    { done: ["tal"], failed: [{ handle: "bogre", message: "exists" }] },
    preview([]),
  )
  await choose()
  expect(currentImport().preview?.products).toHaveLength(2)

  const waited: unknown[] = []
  const stop = watchImport(() => waited.push(currentImport().waitingFor))
  const running = importAll()
  await vi.advanceTimersByTimeAsync(5000)
  await running
  stop()
  expect(waited).toContain("unreachable")
  // The same rows once more.
  expect(bodies[2]).toEqual(bodies[1])
  expect(currentImport()).toMatchObject({ done: null, waitingFor: null, failed: [], problem: null })
  expect(currentImport().preview?.products).toEqual([])
})

test("a product that is refused and still to be changed is named", async () => {
  const refused = { handle: "tal", message: "It has changed." }
  answering(preview(["bogre", "tal"]), { done: ["bogre"], failed: [refused] }, preview(["tal"]))
  await choose()
  await importAll()
  expect(currentImport().failed).toEqual([refused])
})
