import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findFreePort } from "../../tools/processes/ports.ts"
import { ROOT } from "../../tools/programs/project-paths.ts"
import { newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { buy, type Choice } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

const COMMAND = join(ROOT, "tools", "run.mjs")
const OTHERS = 0o077
const OPEN_FOLDER_MODE = 0o755
/** One white pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
)

// Under /tmp, which every account may enter, also the one PostgreSQL runs as when these tests run as root.
const folder = mkdtempSync(join(tmpdir(), "porteka-restore-"))
chmodSync(folder, OPEN_FOLDER_MODE)
const home = join(folder, "home")
const archives = join(folder, "archives")

const environment = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: "",
  NODE_ENV: undefined,
  ...variables,
})

/** Runs a command of the project to its end. */
async function run(args: string[], variables: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env: environment(variables) })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  const [code] = await once(child, "close")
  return { code: Number(code), output }
}

/** A file uploaded before the shop had a bucket. @returns its URL */
function placeOlderUpload(): string {
  const uploads = join(String(process.env.RESTORE_HOME), "uploads", "public")
  mkdirSync(uploads, { recursive: true })
  writeFileSync(join(uploads, "regi.png"), PNG)
  return "/static/regi.png"
}

async function upload(admin: Administrator): Promise<string> {
  const body = new FormData()
  body.append("files", new Blob([new Uint8Array(PNG)], { type: "image/png" }), "mentett.png")
  const response = await fetch(new URL("/admin/uploads", stack.backendUrl), {
    method: "POST",
    headers: admin.headers,
    body,
  })
  const { files } = (await response.json()) as { files: { url: string }[] }
  return new URL(files[0]?.url ?? "").pathname
}

let restored: { home: NodeJS.ProcessEnv; backendUrl: string }

beforeAll(async () => {
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  restored = {
    backendUrl: `http://127.0.0.1:${backendPort}`,
    home: {
      PORTEKA_HOME: home,
      HOST: "127.0.0.1",
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ADMIN: "off",
      // Another bucket than the shop's: its content can only come from the backup.
      S3_BUCKET: process.env.RESTORE_BUCKET,
    },
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the restored shop with the owner's own command. */
async function open(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [COMMAND, "start"], { cwd: ROOT, env: environment(restored.home) })
  let output = ""
  const closed = once(child, "close")
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text
      if (output.includes("The shop is open.")) resolve()
    })
    closed.then(() => reject(new Error(`The restored shop did not open:\n${output}`)))
  })
  const close = async () => {
    child.kill("SIGTERM")
    await closed
  }
  await opened.catch(async (error) => {
    await close()
    throw error
  })
  return close
}

const CHOICE: Choice = { delivery: "courier", payment: "bank_transfer" }

test("a shop is restored from its backup: order, pictures in folder and bucket, account, administrator", async () => {
  const admin = await Administrator.signIn()
  const { person, confirmation } = await buy(
    new Shopper(),
    "hu",
    (await testProductsOf("checkout")).slice(0, 1),
    CHOICE,
  )
  expect(confirmation.path).toMatch(/order_/)
  const picture = await upload(admin)
  const older = placeOlderUpload()
  const { email, password } = await newAccount()

  const backup = await run(["backup", "--to", archives], { PORTEKA_HOME: process.env.RESTORE_HOME })
  expect(backup, backup.output).toMatchObject({ code: 0 })
  const [archive = ""] = readdirSync(archives)
  const file = join(archives, archive)
  expect(statSync(file).mode & OTHERS).toBe(0)

  const damaged = join(folder, "damaged.tar.gz")
  writeFileSync(damaged, readFileSync(file).subarray(0, -1000))
  mkdirSync(join(home, "uploads"), { recursive: true })
  writeFileSync(join(home, "uploads", "before.txt"), "before")
  expect(await run(["restore", damaged, "--replace"], restored.home)).toMatchObject({
    code: 1,
    output: expect.stringContaining("cannot be unpacked"),
  })
  expect(await run(["restore", file], restored.home)).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is a shop already"),
  })
  expect(await run(["restore", file, "--replace"], { ...restored.home, S3_BUCKET: undefined })).toMatchObject(
    { code: 1, output: expect.stringContaining("files in a bucket") },
  )
  expect(readdirSync(home)).toEqual(["uploads"])

  const restore = await run(["restore", file, "--replace"], restored.home)
  expect(restore, restore.output).toMatchObject({ code: 0 })
  const aside = readdirSync(home).find((name) => name.startsWith("before-restore-")) ?? ""
  expect(readdirSync(join(home, aside, "uploads"))).toEqual(["before.txt"])

  const close = await open()
  try {
    const ask = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(new URL(path, restored.backendUrl), {
        ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", ...headers },
      })
    const signedIn = await ask("/auth/user/emailpass", {
      email: stack.adminEmail,
      password: stack.adminPassword,
    })
    const { token } = (await signedIn.json()) as { token: string }
    const orders = await ask(
      `/admin/orders?q=${encodeURIComponent(String(person.email))}&fields=email`,
      undefined,
      {
        authorization: `Bearer ${token}`,
      },
    )
    expect(await orders.json()).toMatchObject({ count: 1, orders: [{ email: person.email }] })
    for (const path of [picture, older])
      expect(Buffer.from(await (await ask(path)).arrayBuffer()).equals(PNG)).toBe(true)
    expect(await ask("/account/sign-in", { email, password, locale: "hu" })).toMatchObject({ status: 200 })
    expect(await new Shopper(String(restored.home.PUBLIC_URL)).open("/hu")).toMatchObject({ status: 200 })
  } finally {
    await close()
  }
})
