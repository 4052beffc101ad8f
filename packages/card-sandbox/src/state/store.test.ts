import { spawnSync } from "node:child_process"
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { openStore } from "./store.ts"
import type { IdempotentAnswer } from "./tables.ts"

const NOW = Date.UTC(2026, 10, 21)
const HOUR_MS = 3_600_000

const stateFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "card-sandbox-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, "deep", "state.jsonl")
}

const answer = (id: string, created = NOW): IdempotentAnswer => ({
  id,
  fingerprint: "f",
  status: 200,
  body: "{}",
  created,
})

describe("the store", () => {
  it("finds its rows again after it was opened anew", () => {
    const file = stateFile()
    const first = openStore(file, NOW)
    first.commit((work) => work.put("idempotent_answers", answer("a")))
    first.commit((work) => work.put("idempotent_answers", { ...answer("a"), status: 402 }))
    first.commit((work) => work.put("idempotent_answers", answer("b")))
    const second = openStore(file, NOW)
    expect(second.read.find("idempotent_answers", "a")?.status).toBe(402)
    expect(second.read.list("idempotent_answers").map(({ id }) => id)).toEqual(["b", "a"])
  })

  it("writes the work of a throwing handler too: a declined card is a fact", () => {
    const file = stateFile()
    const store = openStore(file, NOW)
    const run = () =>
      store.commit((work) => {
        work.put("idempotent_answers", answer("a"))
        throw new Error("declined")
      })
    expect(run).toThrow("declined")
    expect(openStore(file, NOW).read.find("idempotent_answers", "a")).toBeDefined()
  })

  it("sees its own writes, nobody else does until they last", () => {
    const store = openStore(null, NOW)
    store.commit((work) => {
      work.put("idempotent_answers", answer("a"))
      expect(work.find("idempotent_answers", "a")).toBeDefined()
      expect(work.list("idempotent_answers")).toHaveLength(1)
      expect(store.read.find("idempotent_answers", "a")).toBeUndefined()
    })
    expect(store.read.find("idempotent_answers", "a")).toBeDefined()
  })

  it("leaves out a line that a kill cut off, and goes on", () => {
    const file = stateFile()
    openStore(file, NOW).commit((work) => work.put("idempotent_answers", answer("a")))
    appendFileSync(file, '{"put":[["idempotent_answers",{"id":"b"')
    const store = openStore(file, NOW)
    store.commit((work) => work.put("idempotent_answers", answer("c")))
    const after = openStore(file, NOW)
    expect(after.read.list("idempotent_answers").map(({ id }) => id)).toEqual(["c", "a"])
  })

  it("keeps nothing of a line for which the disk has no space, and goes on with the next one", () => {
    const file = stateFile()
    const script = `
      const { openStore } = await import(${JSON.stringify(new URL("store.ts", import.meta.url).href)})
      const store = openStore(${JSON.stringify(file)}, ${NOW})
      const put = (id, body) => {
        try { store.commit((work) => work.put("idempotent_answers", { id, body, created: ${NOW} })) }
        catch (error) { console.log(id, error.code) }
      }
      put("small", "x"); put("large", "x".repeat(4000)); put("next", "x")`
    // The largest file: 4 blocks, of 512 or 1024 bytes.
    const limited = spawnSync(
      "sh",
      ["-c", 'ulimit -f 4; exec "$0" "$@"', process.execPath, "--input-type=module", "--eval", script],
      { encoding: "utf8" },
    )
    expect(limited.stdout).toBe("large EFBIG\n")
    const after = openStore(file, NOW)
    expect(after.read.list("idempotent_answers").map(({ id }) => id)).toEqual(["next", "small"])
  })

  it("does not start over a file that is not its own", () => {
    const file = stateFile()
    openStore(file, NOW)
    appendFileSync(file, "not a journal\n")
    expect(() => openStore(file, NOW)).toThrow(SyntaxError)
  })

  it("forgets idempotency keys after a day, and everything when cleared", () => {
    const file = stateFile()
    const store = openStore(file, NOW)
    store.commit((work) => {
      work.put("idempotent_answers", answer("old", NOW - 25 * HOUR_MS))
      work.put("idempotent_answers", answer("new", NOW - 23 * HOUR_MS))
    })
    const next = openStore(file, NOW)
    expect(next.read.list("idempotent_answers").map(({ id }) => id)).toEqual(["new"])
    next.clear()
    expect(readFileSync(file, "utf8")).toBe('{"put":[]}\n')
    expect(openStore(file, NOW).read.list("idempotent_answers")).toEqual([])
  })
})
