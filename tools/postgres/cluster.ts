import { spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DISK_FULL, isFullDiskText, UserError } from "../bootstrap/user-error.mjs"
import type { Account } from "./account.ts"
import type { Place } from "./place.ts"

export const SUPERUSER = "porteka"

/** The same UTF-8 collation and character classes on every machine, whatever its own language. */
const LOCALE_FLAGS = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
]
const CTYPE = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"

const SERVER_SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  log_min_messages: "warning",
}

type Run = { code: number; output: string }

function run(file: string, args: string[], account: Account | undefined): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...account, cwd: tmpdir(), stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk
      })
    }
    child.on("error", reject)
    child.on("close", (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The password is passed in a file that only PostgreSQL's user may read. */
async function withPasswordFile<Result>(
  password: string,
  account: Account | undefined,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "porteka-initdb-"))
  const file = join(folder, "password")
  try {
    writeFileSync(file, password, { mode: 0o600 })
    if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Creates an empty database cluster, unless there is one. An incomplete one left by a killed run is deleted.
 * @param place where
 * @param account its owner
 * @param password of the superuser "porteka"
 */
export async function makeCluster(
  place: Place,
  account: Account | undefined,
  password: string,
): Promise<void> {
  if (existsSync(join(place.data, "PG_VERSION"))) return
  const draft = `${place.data}.draft`
  rmSync(draft, { recursive: true, force: true })
  const { code, output } = await withPasswordFile(password, account, (file) =>
    run(
      place.programs.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${file}`,
        "--auth=scram-sha-256",
        ...LOCALE_FLAGS,
        `--lc-ctype=${CTYPE}`,
        ...Object.entries(SERVER_SETTINGS).flatMap(([name, value]) => ["--set", `${name}=${value}`]),
      ],
      account,
    ),
  )
  if (isFullDiskText(output)) throw DISK_FULL
  if (code !== 0) throw new UserError(`The embedded PostgreSQL could not be set up:\n${output.trim()}`)
  renameSync(draft, place.data)
}
