import { randomBytes } from "node:crypto"
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { dirname, join } from "node:path"
import type { Account } from "./account.ts"
import type { Programs } from "./programs.ts"

const FOLDER_OUTSIDE = "/var/lib/porteka"
const OTHERS_MAY_ENTER = 0o001
const OPEN_FOLDER_MODE = 0o755

/** Where the database is, and the programs that may work there. */
export type Place = { data: string; logFile: string; programs: Programs }

/** Whether another user can reach the path, that is, whether all folders above it are accessible to everybody. */
function isReachableByOthers(path: string): boolean {
  const parent = dirname(path)
  const open = (statSync(path).mode & OTHERS_MAY_ENTER) !== 0
  return open && (parent === path || isReachableByOthers(parent))
}

function placeIn(folder: string, programs: Programs): Place {
  return { data: join(folder, "data"), logFile: join(folder, "postgres.log"), programs }
}

/** Root's own folders (/root) are closed to other accounts: then the database and its programs are moved out. */
function makeFolderOutside(link: string): void {
  const outside = join(FOLDER_OUTSIDE, randomBytes(6).toString("hex"))
  mkdirSync(outside, { recursive: true, mode: OPEN_FOLDER_MODE })
  chmodSync(FOLDER_OUTSIDE, OPEN_FOLDER_MODE)
  symlinkSync(outside, link)
}

function copyPrograms(folder: string, programs: Programs): Programs {
  const copy = join(folder, "programs")
  if (!existsSync(copy)) cpSync(programs.folder, copy, { recursive: true, verbatimSymlinks: true })
  return { folder: copy, initdb: join(copy, "bin", "initdb"), postgres: join(copy, "bin", "postgres") }
}

const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * Creates the folder of the database with access for the user.
 * @param folder the requested folder; it becomes a link if the account cannot reach it
 * @param account undefined if PostgreSQL runs as ourselves
 */
export function preparePlace(folder: string, account: Account | undefined, programs: Programs): Place {
  mkdirSync(dirname(folder), { recursive: true, mode: OPEN_FOLDER_MODE })
  if (!account) {
    mkdirSync(folder, { recursive: true })
    return placeIn(folder, programs)
  }
  const reachable = isReachableByOthers(dirname(folder)) && isReachableByOthers(programs.postgres)
  if (!exists(folder)) {
    if (reachable) mkdirSync(folder)
    else makeFolderOutside(folder)
  }
  const real = realpathSync(folder)
  chownSync(real, account.uid, account.gid)
  const isOutside = real.startsWith(FOLDER_OUTSIDE)
  return placeIn(real, isOutside ? copyPrograms(real, programs) : programs)
}
