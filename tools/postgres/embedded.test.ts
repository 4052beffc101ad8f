import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { isAlive, type ProcessIdentity } from "../processes/identity.ts"
import { waitUntil } from "../processes/wait.ts"
import { copyDatabase, dropDatabase, requireDatabase, withConnection } from "./connection.ts"
import { type EmbeddedPostgres, embeddedPostgres } from "./embedded.ts"
import { findStamp, setStamp } from "./stamps.ts"

const BOOT_MS = 60_000

// Below /tmp, because PostgreSQL runs as another user if these tests run as root.
const folder = mkdtempSync(join(tmpdir(), "porteka-postgres-"))
const options = {
  folder: join(folder, "postgres"),
  password: "p".repeat(32),
  lastPort: undefined,
  durable: false,
}

let postgres: EmbeddedPostgres
let identity: ProcessIdentity

async function launch() {
  postgres = await embeddedPostgres(options)
  identity = await postgres.program.launch(false)
  expect(await waitUntil(postgres.program.isReady, BOOT_MS)).toBe(true)
}

beforeAll(launch, BOOT_MS)

afterAll(async () => {
  await postgres.program.end(identity)
  rmSync(folder, { recursive: true, force: true })
}, BOOT_MS)

test("knows Hungarian letters whatever the machine's language", async () => {
  const { rows } = await withConnection(postgres.urlOf("postgres"), (client) =>
    client.query("select lower('ÁRVÍZTŰRŐ') as lower, to_tsvector('hungarian', 'kerámiák')::text as words"),
  )
  expect(rows).toEqual([{ lower: "árvíztűrő", words: "'kerámia':1" }])
})

test("makes, copies and drops databases, and stamps travel with a copy", async () => {
  const url = postgres.urlOf("shop")
  await requireDatabase(url)
  expect(await findStamp(url, "seeded")).toBeUndefined()
  await setStamp(url, "seeded", "1")
  await setStamp(url, "seeded", "2")
  await copyDatabase(url, "copy")
  expect(await findStamp(postgres.urlOf("copy"), "seeded")).toBe("2")
  await dropDatabase(url)
  await requireDatabase(url)
  expect(await findStamp(url, "seeded")).toBeUndefined()
})

test("a second start takes the running server over", async () => {
  const second = await embeddedPostgres(options)
  expect(second.port).toBe(postgres.port)
  expect(await second.program.launch(false)).toEqual(identity)
})

test(
  "starts again after it was killed",
  async () => {
    process.kill(identity.pid, "SIGKILL")
    expect(await waitUntil(() => !isAlive(identity), BOOT_MS)).toBe(true)
    await launch()
    expect(await findStamp(postgres.urlOf("copy"), "seeded")).toBe("2")
  },
  BOOT_MS,
)

test("an unreachable server is reported with a sentence that hides the password", async () => {
  const refused = requireDatabase("postgres://shop:secret@127.0.0.1:1/shop")
  await expect(refused).rejects.toMatchObject({
    name: "UserError",
    message: expect.stringMatching(/postgres:\/\/shop:\*\*\*@127\.0\.0\.1:1\/shop cannot be reached/),
  })
  const wrong = new URL(postgres.urlOf("shop"))
  wrong.password = "wrong"
  await expect(requireDatabase(wrong.href)).rejects.toThrow(/refuses this user or password/)
})
