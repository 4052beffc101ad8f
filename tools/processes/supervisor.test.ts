import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest"
import { findIdentity, isAlive } from "./identity.ts"
import { findFreePort } from "./ports.ts"
import { type Program, serverProgram } from "./program.ts"
import { type Supervisor, supervise } from "./supervisor.ts"

const folder = mkdtempSync(join(tmpdir(), "porteka-supervisor-"))
const SERVER = "require('http').createServer((q, r) => r.end('ok')).listen(+process.env.PORT, '127.0.0.1')"

let supervisor: Supervisor | undefined

afterEach(() => supervisor?.stop())

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = (script: string, port: number): Program =>
  serverProgram({
    name: "the test server",
    file: process.execPath,
    args: ["-e", script],
    cwd: folder,
    env: { PORT: String(port) },
    logFile: join(folder, "server.log"),
    readyUrl: `http://127.0.0.1:${port}/`,
  })

const silent = { onChange: () => undefined, onNotice: () => undefined }

test("a program that dies while it starts is reported with the end of its log", async () => {
  supervisor = supervise(program("console.log('no money'); process.exit(3)", await findFreePort()), silent)
  await expect(supervisor.start()).rejects.toMatchObject({
    name: "UserError",
    message: expect.stringMatching(
      /^The test server ended while it was starting, with exit code 3\.[\s\S]*no money/,
    ),
    advice: expect.stringContaining("server.log"),
  })
})

test("a program that dies while it starts points to the screen if its output is there", async () => {
  supervisor = supervise(
    serverProgram({
      name: "the test server",
      file: process.execPath,
      args: ["-e", "process.exit(3)"],
      cwd: folder,
      env: {},
      readyUrl: `http://127.0.0.1:${await findFreePort()}/`,
      screenMark: "server",
    }),
    silent,
  )
  await expect(supervisor.start()).rejects.toMatchObject({
    message: "The test server ended while it was starting, with exit code 3.",
    advice: "Its output above says why.",
  })
})

test("a program that dies later is restarted", async () => {
  const port = await findFreePort()
  const onNotice = vi.fn()
  supervisor = supervise(program(SERVER, port), { ...silent, onNotice })
  await supervisor.start()
  const first = supervisor.findIdentity()
  if (!first) throw new Error("The server does not run.")
  process.kill(first.pid, "SIGKILL")
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith("The test server runs again."), 15_000)
  expect(supervisor.findIdentity()).not.toEqual(first)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
}, 20_000)

test("a program that keeps ending because the disk is full is reported so; nobody has to start it", async () => {
  const onNotice = vi.fn()
  const logFile = join(folder, "full.log")
  writeFileSync(logFile, "FATAL: could not write: No space left on device")
  const first = findIdentity(spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).pid ?? 0)
  if (!first) throw new Error("The sleeper does not run.")
  const server = { ...program(SERVER, await findFreePort()), logFile, isReady: async () => true }
  const launch = vi.fn().mockResolvedValueOnce(first).mockRejectedValue(new Error("It cannot be started."))
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  supervisor = supervise({ ...server, launch }, { ...silent, onNotice })
  await supervisor.start()
  process.kill(first.pid, "SIGKILL")
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(onNotice).toHaveBeenLastCalledWith(
        "The disk is full, so the test server keeps ending; it is started again in 16 s, and then every minute.\n" +
          "Free some space; nothing has to be started by hand.",
      )
    },
    { timeout: 5_000, interval: 10 },
  )
})

test("a program that runs but does not answer any more is stopped and restarted", async () => {
  const port = await findFreePort()
  const onNotice = vi.fn()
  const server = program(SERVER, port)
  supervisor = supervise(server, { ...silent, onNotice }, { checkEveryMs: 20, mostSilences: 3 })
  await supervisor.start()
  const first = supervisor.findIdentity()
  if (!first) throw new Error("The server does not run.")
  const isAnswering = vi.spyOn(server, "isAnswering").mockResolvedValue(false)
  await vi.waitFor(
    () => expect(onNotice).toHaveBeenCalledWith("The test server does not answer any more; it is ended."),
    5_000,
  )
  isAnswering.mockRestore()
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith("The test server runs again."), 15_000)
  expect(supervisor.findIdentity()).not.toEqual(first)
}, 30_000)

test("a program that is silent for a moment continues", async () => {
  const server = program(SERVER, await findFreePort())
  supervisor = supervise(server, silent, { checkEveryMs: 5, mostSilences: 3 })
  await supervisor.start()
  const first = supervisor.findIdentity()
  const isAnswering = vi.spyOn(server, "isAnswering")
  for (let count = 0; count < 10; count += 1) {
    isAnswering.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  }
  await vi.waitFor(() => expect(isAnswering.mock.calls.length).toBeGreaterThan(30), 5_000)
  expect(supervisor.findIdentity()).toEqual(first)
}, 20_000)

test("one that is stopped while it starts is no longer watched", async () => {
  supervisor = supervise(program("setInterval(() => {}, 1000)", await findFreePort()), silent)
  const setTimer = vi.spyOn(globalThis, "setInterval")
  const started = supervisor.start()
  await vi.waitFor(() => expect(supervisor?.findIdentity()).toBeDefined())
  await supervisor.stop()
  await started
  expect(setTimer).not.toHaveBeenCalled()
  setTimer.mockRestore()
})

test("a stopped program is gone", async () => {
  supervisor = supervise(program(SERVER, await findFreePort()), silent)
  await supervisor.start()
  const identity = supervisor.findIdentity()
  if (!identity) throw new Error("The server does not run.")
  await supervisor.stop()
  expect(isAlive(identity)).toBe(false)
})
