import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { findIdentity, isAlive } from "../processes/identity.ts"
import { beginRunRecord, findRunRecord, takeOver, writeRunRecord } from "./run-record.ts"

let folder = ""
let file = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "porteka-run-"))
  file = join(folder, "run.json")
})

afterEach(() => rmSync(folder, { recursive: true }))

const sleeper = () => {
  const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" })
  const identity = findIdentity(child.pid ?? 0)
  if (!identity) throw new Error("The sleeper does not run.")
  return { child, identity }
}

test("processes left by a killed starter are stopped", async () => {
  const { child, identity } = sleeper()
  const exited = once(child, "exit")
  const starter = { pid: 1, startedAt: "before the last boot" }
  writeFileSync(file, JSON.stringify({ starter, stopping: false, children: [{ name: "x", ...identity }] }))
  await takeOver(file)
  await exited
  expect(isAlive(identity)).toBe(false)
  expect(existsSync(file)).toBe(false)
})

test("an unrelated process with the number of an old child is left alone", async () => {
  const { child, identity } = sleeper()
  const old = { name: "x", pid: identity.pid, startedAt: "long ago" }
  writeFileSync(
    file,
    JSON.stringify({ starter: { pid: 1, startedAt: "" }, stopping: false, children: [old] }),
  )
  await takeOver(file)
  expect(isAlive(identity)).toBe(true)
  child.kill()
})

test("a second starter is refused while the first is running", async () => {
  writeRunRecord(file, [], false)
  await expect(takeOver(file)).rejects.toThrow(`The shop runs already (process ${process.pid}).`)
})

test("a half-written record counts as none", async () => {
  writeFileSync(file, '{"starter":')
  expect(await findRunRecord(file)).toBeUndefined()
})

test("a record that cannot be written ends nothing; the last one stays until it can be", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const faults: unknown[] = []
  const record = beginRunRecord(file, (error) => faults.push(error))
  record([{ name: "x", pid: 1, startedAt: "1" }], false)
  mkdirSync(`${file}.draft`)
  record([], false)
  record([{ name: "y", pid: 2, startedAt: "2" }], true)
  vi.advanceTimersByTime(60_000)
  expect(faults).toHaveLength(1)
  expect(await findRunRecord(file)).toMatchObject({ stopping: false, children: [{ name: "x" }] })
  rmSync(`${file}.draft`, { recursive: true })
  vi.advanceTimersByTime(60_000)
  expect(await findRunRecord(file)).toMatchObject({ stopping: true, children: [{ name: "y" }] })
})
