import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../house.ts"
import { type Program, serverProgram } from "../processes/program.ts"
import type { Settings } from "../stack/settings.ts"

const HOST = "127.0.0.1"
const BUCKET = "porteka-test"
/** The only keys that s3rver knows. */
const KEY = "S3RVER"

/** A bucket on this machine that speaks the protocol of S3 and checks signatures. */
export function bucketProgram(settings: Settings, port: number): Program {
  const folder = join(settings.state.folder, "bucket")
  mkdirSync(folder, { recursive: true })
  return serverProgram({
    name: "the bucket",
    file: process.execPath,
    args: [
      join(ROOT, "node_modules/s3rver/bin/s3rver.js"),
      `--directory=${folder}`,
      `--address=${HOST}`,
      `--port=${port}`,
      "--configure-bucket",
      BUCKET,
    ],
    cwd: folder,
    env: {},
    logFile: join(settings.state.logs, "bucket.log"),
    readyUrl: undefined,
  })
}

/** What the back end is told of it. */
export const bucketEnvironment = (port: number) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: `http://${HOST}:${port}`,
  S3_ACCESS_KEY_ID: KEY,
  S3_SECRET_ACCESS_KEY: KEY,
})
