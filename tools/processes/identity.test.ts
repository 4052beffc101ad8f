import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, test } from "vitest"
import { endGroup } from "./end.ts"
import { commandOf, findIdentity, findParent, isAlive, isGroupAlive } from "./identity.ts"

test("this process is alive and known by its command", () => {
  const own = findIdentity(process.pid)
  expect(own && isAlive(own)).toBe(true)
  expect(commandOf(process.pid)).toContain("node")
  expect(findParent(process.pid)).toBe(process.ppid)
})

test("a later process with the same number is not mistaken for the first", () => {
  expect(isAlive({ pid: process.pid, startedAt: "another time" })).toBe(false)
})

test("a process that ignores SIGTERM is ended by force", async () => {
  const child = spawn(
    process.execPath,
    ["-e", "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"],
    { detached: true, stdio: ["ignore", "pipe", "ignore"] },
  )
  await once(child.stdout, "data")
  const identity = findIdentity(child.pid ?? 0)
  if (!identity) throw new Error("The child is not there.")
  const exited = once(child, "exit")
  await endGroup(identity, 300)
  expect((await exited)[1]).toBe("SIGKILL")
  expect(isAlive(identity)).toBe(false)
})

test("what a program started ends with it, also when the program itself ends first", async () => {
  const parent = spawn("sh", ["-c", "sleep 60 > /dev/null & echo up; read line"], {
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
  })
  await once(parent.stdout, "data")
  const identity = findIdentity(parent.pid ?? 0)
  if (!identity) throw new Error("The parent is not there.")
  parent.stdin.end()
  await once(parent, "exit")
  expect(isAlive(identity)).toBe(false)
  expect(isGroupAlive(identity)).toBe(true)
  await endGroup(identity, 5_000)
  expect(isGroupAlive(identity)).toBe(false)
})
