import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Program, serverProgram } from "../processes/program.ts"
import { ROOT } from "../programs/project-paths.ts"
import type { Settings } from "../stack/settings.ts"

const HOST = "127.0.0.1"
const BUCKET = "porteka-test"
/** A second bucket, for restored backups. */
export const OTHER_BUCKET = "porteka-restored"
/** The only keys that s3rver accepts. */
const KEY = "S3RVER"

/** The command of the S3 stand-in, with its objects in a folder. */
export const bucketCommand = (folder: string, port: number) => ({
  file: process.execPath,
  args: [
    join(ROOT, "node_modules/s3rver/bin/s3rver.js"),
    `--directory=${folder}`,
    `--address=${HOST}`,
    `--port=${port}`,
    ...[BUCKET, OTHER_BUCKET].flatMap((name) => ["--configure-bucket", name]),
  ],
  cwd: folder,
})

/** A local store that speaks the S3 protocol. */
export function bucketProgram(settings: Settings, port: number): Program {
  const folder = join(settings.state.folder, "bucket")
  mkdirSync(folder, { recursive: true })
  return serverProgram({
    ...bucketCommand(folder, port),
    name: "the bucket",
    env: {},
    logFile: join(settings.state.logs, "bucket.log"),
    readyUrl: undefined,
  })
}

/** The variables with which the back end uses it. */
export const bucketEnvironment = (port: number) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: `http://${HOST}:${port}`,
  S3_ACCESS_KEY_ID: KEY,
  S3_SECRET_ACCESS_KEY: KEY,
})
