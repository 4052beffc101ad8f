import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "../programs/command.ts"
import { BACKEND } from "../programs/project-paths.ts"
import type { Manifest } from "./manifest.ts"

const SCRIPT = join(BACKEND, "src", "scripts", "copy-bucket.ts")
/** In a backup. */
const FOLDER = "bucket"

/** The back end's own script, which knows how to reach the configured bucket. */
async function copyBucket(work: "save" | "fill", folder: string): Promise<void> {
  const args = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", SCRIPT, work, folder]
  const { code, output } = await runCommand(process.execPath, args, { cwd: BACKEND })
  if (code !== 0)
    throw new UserError(
      `The files in the bucket cannot be ${work === "save" ? "read" : "written"}:\n${output.trim()}`,
      'docs/operations.md, "Files in a bucket", says which rights the keys need.',
    )
}

/** Copies the shop's files from the bucket into a backup in progress. */
export async function saveBucketInto(backup: string): Promise<void> {
  const folder = join(backup, FOLDER)
  await mkdir(folder)
  await copyBucket("save", folder)
}

/** Whether a backup contains files of a bucket. */
export const holdsBucket = ({ files }: Manifest) =>
  Object.keys(files).some((name) => name.startsWith(`${FOLDER}/`))

/** @throws {UserError} if there is no bucket for them; nothing has been changed then */
export function requireBucket(manifest: Manifest, bucket: string | undefined): void {
  if (bucket !== undefined || !holdsBucket(manifest)) return
  throw new UserError(
    "The backup is of a shop with its files in a bucket.",
    "Set S3_BUCKET to the bucket they are to be restored to, and the other S3 variables.",
  )
}

/** Writes the files of an unpacked backup into the bucket. */
export const fillBucketFrom = (backup: string): Promise<void> => copyBucket("fill", join(backup, FOLDER))
